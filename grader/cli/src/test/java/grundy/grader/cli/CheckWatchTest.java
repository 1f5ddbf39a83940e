package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** {@code check --watch} as a process of its own, from a wrong solution to a right one. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 3, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CheckWatchTest {

    private static final Path SAMPLES = Path.of("../../exercises/samples/take-and-split");

    @TempDir
    private Path root;

    private Path source;
    private Path report;
    private Process process;
    private BufferedReader out;

    @BeforeEach
    void watchAWrongSolution() throws IOException {
        // A child may run as another user, who must get here.
        Files.setPosixFilePermissions(root, PosixFilePermissions.fromString("rwxr-xr-x"));
        source = Files.createDirectories(root.resolve("my solution")).resolve("TakeAndSplitSolver.java");
        Files.createDirectories(root.resolve("tmp"));
        report = root.resolve("report");
        Files.copy(sample("wrong-answer/sum-for-xor"), source);
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + root.resolve("tmp"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "check",
                        String.valueOf(source.getParent()),
                        "--out",
                        report.toString(),
                        "--watch")
                .redirectErrorStream(true)
                .start();
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    @AfterEach
    void stop() {
        process.destroyForcibly();
    }

    private static Path sample(String name) {
        return SAMPLES.resolve(name).resolve("TakeAndSplitSolver.java");
    }

    /** All lines of a round. */
    private List<String> round() throws IOException {
        var lines = new ArrayList<String>();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            lines.add(line);
            if (line.endsWith("Ctrl-C ends.")) {
                return lines;
            }
        }
        throw new IllegalStateException("it ended: " + lines);
    }

    private String page() throws IOException {
        return Files.readString(report.resolve("index.html"));
    }

    private Set<String> left(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return new TreeSet<>(files.map(f -> String.valueOf(f.getFileName())).toList());
        }
    }

    /** As editors save: beside the file, and then in its place. */
    private void save(Path from) throws IOException {
        Path beside = Files.copy(from, source.resolveSibling("4913"), StandardCopyOption.REPLACE_EXISTING);
        Files.move(beside, source, StandardCopyOption.ATOMIC_MOVE);
    }

    private void assertNothingLeft() throws IOException {
        assertEquals(Set.of("index.html", "report.json"), left(report));
        assertFalse(page().contains("<script id=\"fresh\""), "a page that is handed in asks for nothing");
        assertEquals(Set.of(), left(root.resolve("tmp")));
        assertEquals(
                List.of(),
                ProcessHandle.allProcesses()
                        .filter(p -> p.info().commandLine().orElse("").contains(root.toString()))
                        .map(p -> p.info().commandLine())
                        .toList());
    }

    @Test
    void aSaveIsCheckedAndTheEndOfInputEndsWithTheLastStatus() throws Exception {
        assertEquals("my solution, take-and-split: 53.9 / 100", round().get(0));
        String before = Files.readString(report.resolve("fresh.js"));
        assertTrue(page().contains(state(before)), "the page knows its state");
        save(sample("passed/right"));
        List<String> second = round();
        assertEquals("--- Check 2: TakeAndSplitSolver.java changed ---", second.get(0));
        assertEquals("my solution, take-and-split: 100 / 100", second.get(1));
        assertEquals("Mark 53.9 -> 100 (+46.1). Watching for changes. Ctrl-C ends.", second.get(second.size() - 1));
        String after = Files.readString(report.resolve("fresh.js"));
        assertFalse(after.equals(before), "an open page sees that there is another state");
        assertTrue(page().contains(state(after)));
        process.getOutputStream().close();
        assertEquals(0, process.waitFor());
        assertNothingLeft();
    }

    private static String state(String announcement) {
        return "data-state=" + announcement.substring(announcement.indexOf('"'), announcement.lastIndexOf('"') + 1);
    }

    @Test
    void whatDoesNotCompileAndWhatIsGoneAreStatesLikeOthers() throws Exception {
        round();
        Files.writeString(source, "class Broken {");
        round();
        assertTrue(page().contains("reached end of file"));
        Files.delete(source);
        assertEquals("The submission is gone. Waiting until it is back.", out.readLine());
        save(sample("wrong-answer/sum-for-xor"));
        assertEquals("my solution, take-and-split: 53.9 / 100", round().get(1));
    }

    @Test
    void anInterruptLeavesNoProcessAndNoFolder() throws Exception {
        round();
        assertEquals(
                0,
                new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                        .start()
                        .waitFor());
        assertEquals(130, process.waitFor());
        assertNothingLeft();
    }
}
