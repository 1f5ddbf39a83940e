package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What counts as a change of a submission. */
class SubmissionStateTest {

    @TempDir
    private Path root;

    private SubmissionState state() {
        return SubmissionState.of(root, root.resolve("grundy-report"));
    }

    private void write(String name, String text) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void contentCountsAndTimesDoNot() throws IOException {
        write("Solver.java", "class Solver {}");
        var before = state();
        Files.setLastModifiedTime(root.resolve("Solver.java"), FileTime.fromMillis(0));
        assertEquals(before, state());
        write("Solver.java", "class Solver { }");
        assertNotEquals(before, state());
        assertEquals(List.of("Solver.java"), state().since(before));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Solver.java~",
                ".Solver.java.swp",
                "#Solver.java#",
                "4913",
                "Solver.java.tmp",
                "Solver.java___jb_tmp___",
                "Solver.class",
                ".git/index",
                "target/Solver.java",
                "sub/build/Solver.java",
                "__pycache__/solver.pyc",
                "grundy-report/index.html"
            })
    void whatEditorsCompilersAndWeLeaveIsNoChange(String name) throws IOException {
        write("Solver.java", "class Solver {}");
        var before = state();
        write(name, "anything");
        assertEquals(before, state());
    }

    @Test
    void ourReportIsNoChangeWhereTheSubmissionIsReachedThroughALink() throws IOException {
        write("solution/Solver.java", "class Solver {}");
        Path link = Files.createSymbolicLink(root.resolve("link"), root.resolve("solution"));
        var before = SubmissionState.of(link, link.resolve("grundy-report"));
        write("solution/grundy-report/index.html", "a report");
        assertEquals(before, SubmissionState.of(link, link.resolve("grundy-report")));
    }

    @Test
    void newAndRemovedFilesInFoldersAreChanges() throws IOException {
        write("Solver.java", "class Solver {}");
        var before = state();
        write("course/Nim.java", "class Nim {}");
        var more = state();
        assertEquals(List.of("course/Nim.java"), more.since(before));
        Files.delete(root.resolve("course/Nim.java"));
        assertEquals(List.of("course/Nim.java"), state().since(more));
    }

    @Test
    void classesAreChangesWhereThereAreNoSources() throws IOException {
        write("Solver.class", "old");
        var before = state();
        write("Solver.class", "new");
        assertEquals(List.of("Solver.class"), state().since(before));
    }

    @Test
    void oneFileIsWatchedByItsName() throws IOException {
        write("a b/solver.py", "print()");
        Path file = root.resolve("a b/solver.py");
        var before = SubmissionState.of(file, root);
        write("a b/other.py", "print(1)");
        assertEquals(before, SubmissionState.of(file, root));
        Files.delete(file);
        assertTrue(SubmissionState.of(file, root).isGone());
    }
}
