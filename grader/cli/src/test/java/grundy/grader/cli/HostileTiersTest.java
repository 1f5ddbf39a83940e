package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Hostile samples in weaker isolation: what it still gives, and that the samples would see what it does not give. */
@EnabledOnOs(OS.LINUX)
class HostileTiersTest {

    private static final Path BUBBLEWRAP = Path.of("/usr/bin/bwrap");

    /** Those that are stopped by other means than in bubblewrap. */
    private static final List<String> TELLING = List.of(
            "process-left",
            "process-detached",
            "process-flood",
            "thread-flood",
            "file-flood",
            "signals-ignored",
            "signal-stop",
            "hooks-left",
            "descriptors-closed",
            "reads-environment",
            "writes-outside",
            "worker-searched",
            "candidate-endless",
            "table-forged",
            "program-forks");

    /** Those that look for what they must not see. */
    private static final List<String> CURIOUS = List.of("reads-submissions", "connects");

    @TempDir
    private Path root;

    private Doors doors;

    @BeforeEach
    void open() throws IOException {
        doors = Doors.open();
    }

    @AfterEach
    void close() throws IOException {
        doors.close();
    }

    @Test
    void lentUsersLeaveNothingBehindAndChangeNothing() throws Exception {
        var samples = named(TELLING);
        var run = HostileRun.of(root, samples, doors.port(), withoutBubblewrap(), "--jobs", "2");
        run.assertEnded();
        for (HostileSample sample : samples) {
            run.assertMark(sample, "unprivileged-user");
            run.assertInnocentPassed(sample);
        }
        run.assertNothingChanged();
        run.assertNothingLeft();
        run.assertReportsAreSafe();
        assertFalse(run.tells(run.secret()), "the environment of the grader");
    }

    @Test
    void curiousSamplesWouldSeeWhatNothingHides() throws Exception {
        var samples = named(CURIOUS);
        var run = HostileRun.of(root, samples, doors.port(), List.of(), "--sandbox", "none");
        run.assertEnded();
        assertTrue(run.tells(run.students().fileSecret()));
        assertTrue(doors.connected());
        assertTrue(doors.received());
    }

    private static List<HostileSample> named(List<String> ids) {
        var found =
                HostileSample.all().stream().filter(s -> ids.contains(s.id())).toList();
        assertTrue(found.size() == ids.size(), found::toString);
        return found;
    }

    /** A name space of its own in which something that cannot be started lies over the program. */
    private static List<String> withoutBubblewrap() throws Exception {
        var command = List.of("unshare", "--mount", "sh", "-c", "mount --bind /dev/null \"$0\" && exec \"$@\"");
        assumeTrue(Files.isExecutable(BUBBLEWRAP) && isRoot(), "only root can hide bubblewrap, and lend users");
        var whole = new ArrayList<>(command);
        whole.add(BUBBLEWRAP.toString());
        var trial = new ArrayList<>(whole);
        trial.add("true");
        assumeTrue(new ProcessBuilder(trial).start().waitFor() == 0, "no mount name space can be made here");
        return whole;
    }

    private static boolean isRoot() throws IOException {
        return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
    }
}
