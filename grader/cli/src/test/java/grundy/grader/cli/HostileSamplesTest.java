package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.SandboxUnavailableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A class of hostile students and their innocent neighbours, graded in one run of the real command, in the strongest
 * isolation that works here.
 */
@EnabledOnOs(OS.LINUX)
class HostileSamplesTest {

    @TempDir
    private static Path root;

    private static final String TIER = tier();

    private static Doors doors;
    private static HostileRun run;

    @BeforeAll
    static void gradeTheClass() throws Exception {
        doors = Doors.open();
        run = HostileRun.of(root, samples(), doors.port(), List.of(), "--jobs", "2", "--seed", "42");
    }

    @AfterAll
    static void close() throws IOException {
        doors.close();
    }

    /** Those that may be run here. */
    static List<HostileSample> samples() {
        return HostileSample.all().stream().filter(s -> s.runsIn(TIER)).toList();
    }

    private static String tier() {
        try {
            return Sandbox.probe(SandboxMode.AUTO).tier();
        } catch (SandboxUnavailableException e) {
            throw new IllegalStateException("without a tier there is the plain process", e);
        }
    }

    @Test
    void everySampleHasItsRowAndEveryRowItsSample() throws IOException {
        try (Stream<Path> folders = Files.list(HostileSample.FOLDER)) {
            assertEquals(
                    HostileSample.all().stream()
                            .filter(s -> !s.isGenerated())
                            .map(HostileSample::id)
                            .sorted()
                            .toList(),
                    folders.filter(Files::isDirectory)
                            .map(f -> "" + f.getFileName())
                            .sorted()
                            .toList());
        }
        assertTrue(HostileSample.all().size() >= 80);
    }

    @Test
    void theRunEndsAndEverySubmissionHasAResult() {
        run.assertEnded();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theMarkIsRight(HostileSample sample) throws IOException {
        run.assertMark(sample, TIER);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theNextSubmissionSuffersNothing(HostileSample sample) throws IOException {
        run.assertInnocentPassed(sample);
    }

    @Test
    void nothingOutsideTheSandboxChanges() throws IOException {
        run.assertNothingChanged();
    }

    @Test
    void noProcessAndNoTemporaryFileIsLeft() throws IOException {
        run.assertNothingLeft();
    }

    @Test
    void theGradersEnvironmentIsInNoReport() throws IOException {
        assertFalse(run.tells(run.secret()));
    }

    @Test
    void otherSubmissionsAreInNoReport() throws IOException {
        assumeTrue(TIER.equals("bubblewrap"), "other tiers let files be read");
        assertFalse(run.tells(run.students().fileSecret()));
    }

    @Test
    void nobodyReachesTheNetwork() throws IOException {
        assumeTrue(TIER.equals("bubblewrap"), "other tiers leave the network open");
        assertFalse(doors.connected());
        assertFalse(doors.received());
    }

    @Test
    void reportsAreBoundedAndHoldNothingThatActs() throws IOException {
        run.assertReportsAreSafe();
    }
}
