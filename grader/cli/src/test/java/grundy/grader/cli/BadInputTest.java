package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bad input gets one clear line, and nothing is lost. */
class BadInputTest {

    private static final String SOLVER = """
            import grundy.exercises.*;
            import java.util.*;
            public class Solver implements HeapGameSolver {
                %s
                public int grundy(int heap) { return 0; }
                public Optional<Move> winningMove(List<Integer> heaps) { return Optional.empty(); }
            }
            """;

    @TempDir
    Path temp;

    private Path submission;
    private Path out;

    @BeforeEach
    void folders() throws IOException {
        submission = Files.createDirectory(temp.resolve("a submission"));
        out = temp.resolve("the report");
    }

    @Test
    void noSuchPath() {
        refused(check(temp.resolve("nowhere")), "nowhere", "no such file or folder");
    }

    @Test
    void anEmptyFolder() throws IOException {
        notGraded(check(submission), "not-loadable", "a submission");
    }

    @Test
    void anUnknownExercise() throws IOException {
        source("");
        refused(check(submission, "--exercise", "take-an-split"), "did you mean 'take-and-split'?");
    }

    @Test
    void anOutThatHoldsForeignFiles() throws IOException {
        source("");
        Files.createDirectory(out);
        Files.writeString(out.resolve("thesis.txt"), "years of work");
        refused(check(submission), "the report", "files that are not results of this command");
        assertEquals("years of work", Files.readString(out.resolve("thesis.txt")));
        assertFalse(Files.exists(out.resolve("report.json")));
    }

    @Test
    void anOutThatIsAFileOrLiesBelowOne() throws IOException {
        source("");
        Files.writeString(out, "a file");
        refused(check(submission), "is a file");
        out = out.resolve("below");
        refused(check(submission), "cannot be written");
    }

    @Test
    void anOutThatIsALinkToNothingIsRefusedBeforeTheGrading() throws IOException {
        source("");
        Files.createSymbolicLink(out, temp.resolve("nowhere"));
        refused(check(submission), "is a link to nothing");
    }

    @Test
    void aProgramForWhichSomethingIsNotInstalled() throws IOException {
        Files.writeString(submission.resolve("solver.xyz"), "x");
        refused(
                check(submission, "--run", "no-such-language solver.xyz"),
                "no-such-language is not installed",
                "install");
        assertFalse(Files.exists(out.resolve("report.json")));
    }

    @Test
    void aCommandThatIsEmptyOrNotClosed() throws IOException {
        Files.writeString(submission.resolve("solver.xyz"), "x");
        refused(check(submission, "--run", ""), "--run is empty");
        refused(check(submission, "--run", "ruby 'x"), "a quotation mark is not closed");
    }

    @Test
    void aProgramThatCannotBeStarted() throws IOException {
        Files.writeString(submission.resolve("solver.xyz"), "x");
        notGraded(check(submission, "--run", "./nothing"), "not-loadable", "the program cannot be started");
    }

    @Test
    void twoProgramsInOneFolder() throws IOException {
        Files.writeString(submission.resolve("a.cpp"), "int main() {}");
        Files.writeString(submission.resolve("b.cpp"), "int main() {}");
        notGraded(check(submission), "not-loadable", "a.cpp, b.cpp");
    }

    @Test
    void aFullDiskIsNoFaultOfOurs() {
        var e = assertThrows(
                UsageException.class,
                () -> ReportFolder.write(out, () -> {
                    throw new IOException("No space left on device");
                }));
        assertEquals(
                "--out " + out + " cannot be written (No space left on device): give another folder, or make room",
                e.getMessage());
    }

    @Test
    void anEmptyPathIsNotTheCurrentFolder() {
        refused(check(Path.of("")), "PATH is empty");
    }

    @Test
    void argumentsDoNotDriveTheTerminal() {
        var run = check(submission, "--exercise", "\u001b[2J\nx");
        refused(run, "no exercise");
        assertFalse(run.err().contains("\u001b"), run.err());
    }

    @Test
    void aReportOfOursIsReplaced() throws IOException {
        source("");
        assertEquals(1, check(submission).status());
        assertEquals(1, check(submission).status());
    }

    @Test
    void anUnknownFormatAndALimitOutOfRange() throws IOException {
        source("");
        refused(check(submission, "--format", "pdf"), "--format does not know 'pdf'", "junit");
        refused(check(submission, "--format", "junit,csv"), "--format csv is about a class: use it with grundy grade");
        refused(check(submission, "--call-limit", "0"), "--call-limit is 0", "1 to 60");
        refused(check(submission, "--sandbox", "perhaps"), "perhaps");
        refused(check(submission, "--templates", temp.resolve("none").toString()), "none");
    }

    @Test
    void aBrokenTemplateIsNamedWithItsLine() throws IOException {
        source("");
        Path templates = Files.createDirectory(temp.resolve("templates"));
        Files.writeString(templates.resolve("report.ftlh"), "<html>\n${");
        var run = check(submission, "--templates", templates.toString());
        assertEquals(2, run.status());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains("report.ftlh:2: "), run.err());
        assertTrue(run.out().contains(" / 100"), "the mark is not lost: " + run.out());
    }

    @Test
    void noSolutionInside() throws IOException {
        Files.writeString(submission.resolve("Hello.java"), "public class Hello {}");
        notGraded(check(submission), "not-loadable", "HeapGameSolver");
    }

    @Test
    void severalSolutionsAreAllNamed() throws IOException {
        source("");
        Files.writeString(
                submission.resolve("Other.java"), SOLVER.formatted("").replace("class Solver", "class Other"));
        notGraded(check(submission), "not-loadable", "Other", "Solver");
    }

    @Test
    void aProviderThatCannotBeConstructed() throws IOException {
        source("public Solver(int size) {}");
        notGraded(check(submission), "not-loadable", "Solver", "constructor");
        source("public Solver() { throw new IllegalStateException(\"not today\"); }");
        notGraded(check(submission), "not-loadable", "IllegalStateException", "not today");
        source("static final int X = 1 / Integer.parseInt(\"0\");");
        notGraded(check(submission), "not-loadable", "ArithmeticException");
    }

    @Test
    void aConstructorThatEndsTheProgram() throws IOException {
        source("public Solver() { System.exit(0); }");
        notGraded(check(submission), "crashed", "exit status 0");
    }

    @Test
    void aClassInAReservedPackage() throws IOException {
        Files.writeString(submission.resolve("Sneaky.java"), "package grundy.exercises; public class Sneaky {}");
        notGraded(check(submission), "rejected", "grundy.exercises");
    }

    @Test
    void sourcesThatDoNotCompileAreShownWithTheirLine() throws IOException {
        source("int x");
        var json = notGraded(check(submission), "compile-error", "Solver.java:4");
        assertTrue(json.at("/details/0/text").asText().startsWith("Solver.java:4: "), json.toString());
        assertTrue(json.at("/details/0/source").asText().contains("int x"), json.toString());
    }

    @Test
    void aTruncatedJar() throws IOException {
        Path jar = temp.resolve("cut.jar");
        Files.write(jar, new byte[] {'P', 'K', 3, 4, 20, 0, 0, 0});
        var json = notGraded(check(jar), "not-loadable", "cut.jar: the jar is cut off or damaged");
        assertEquals("jar", json.at("/submission/kind").asText());
    }

    @Test
    void hostileNamesDoNotReachTheTerminal() throws IOException {
        source("static { System.out.println(\"\\u001b[31m\"); }");
        Path odd = Files.move(submission, temp.resolve("a\u001b[2J\u202Eb"));
        var run = check(odd);
        assertFalse(run.out().contains("\u001b") || run.out().contains("\u202E"), run.out());
    }

    private void source(String members) throws IOException {
        Files.writeString(submission.resolve("Solver.java"), SOLVER.formatted(members));
    }

    private CommandRun check(Path path, String... more) {
        var arguments = new String[more.length + 4];
        arguments[0] = "check";
        arguments[1] = path.toString();
        arguments[2] = "--out";
        arguments[3] = out.toString();
        System.arraycopy(more, 0, arguments, 4, more.length);
        return CommandRun.of(arguments);
    }

    private static void refused(CommandRun run, String... words) {
        assertAll(
                () -> assertEquals(2, run.status(), run.err() + run.out()),
                () -> assertEquals("", run.out()),
                () -> assertEquals(1, run.err().lines().count(), run.err()),
                () -> {
                    for (String word : words) {
                        assertTrue(run.err().contains(word), run.err());
                    }
                });
    }

    private JsonNode notGraded(CommandRun run, String status, String... words) throws IOException {
        var json =
                JsonMapper.builder().build().readTree(out.resolve("report.json").toFile());
        String message = json.get("message").asText();
        assertAll(
                () -> assertEquals(1, run.status(), run.err()),
                () -> assertEquals(status, json.get("status").asText(), message),
                () -> assertEquals(0.0, json.get("score").asDouble()),
                () -> assertEquals(4, json.get("checks").size()),
                () -> assertEquals(1, message.lines().count()),
                () -> assertTrue(Files.size(out.resolve("index.html")) > 1000),
                () -> {
                    for (String word : words) {
                        assertTrue(message.contains(word), message);
                    }
                });
        return json;
    }
}
