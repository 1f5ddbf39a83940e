package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that cannot be graded, or only in part, in the strongest sandbox that works here. What they try is bounded. */
class ProgramsTest {

    @TempDir
    private static Path temporary;

    private static Desk desk;

    @BeforeAll
    static void open() throws Exception {
        desk = new Desk(temporary, SandboxMode.AUTO, Desk.QUICK);
    }

    @AfterAll
    static void close() {
        desk.close();
    }

    private static Report cpp(String source) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/g++")), "g++ is not installed");
        return desk.grade(Map.of("solver.cpp", source));
    }

    private static Report python(String source) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "python3 is not installed");
        return desk.grade(Map.of("solver.py", source));
    }

    private static void assertCompileError(Report report, String message, String... details) {
        assertEquals(Report.Status.COMPILE_ERROR, report.status(), report::message);
        assertEquals("program", report.submission().kind());
        assertEquals(message, report.message());
        assertEquals(
                List.of(details),
                report.details().stream().map(Report.Detail::text).toList());
    }

    @Test
    void anErrorInCppIsShownWithItsLine() throws Exception {
        Report report = cpp("int main() {\n\tint x = 1\n\treturn x;\n}\n");
        assertCompileError(
                report,
                "the sources do not compile: 1 error, the first at solver.cpp:3",
                "solver.cpp:3: expected ‘,’ or ‘;’ before ‘return’");
        assertEquals("\treturn x;", report.details().get(0).source());
        assertEquals(2, report.details().get(0).column());
        assertEquals("solver.cpp (g++)", report.submission().provider());
    }

    @Test
    void anErrorDeepInTheLibraryIsBlamedOnTheLineThatLeadsThere() throws Exception {
        Report report = cpp("""
                #include <algorithm>
                #include <vector>
                struct X {};
                int main() {
                    std::vector<X> v;
                    std::sort(v.begin(), v.end());
                }
                """);
        var first = report.details().get(0);
        assertTrue(first.text().startsWith("solver.cpp:6: in the library's "), first::text);
        assertEquals("    std::sort(v.begin(), v.end());", first.source());
    }

    @Test
    void whatTheLinkerMissesIsSaid() throws Exception {
        String message = "the sources do not compile: 1 error, the first at no file in particular";
        assertCompileError(cpp("int f() { return 1; }"), message, "no file in particular: there is no function main");
        assertCompileError(
                cpp("int f(); int main() { return f(); }"),
                message,
                "no file in particular: undefined reference to 'f()'");
    }

    @Test
    void noFileOfTheMachineCanBeIncluded() throws Exception {
        assumeTrue(Sandbox.probe(SandboxMode.AUTO).tier().equals("bubblewrap"), "bubblewrap does not work here");
        assertCompileError(
                cpp("#include \"/etc/passwd\"\nint main() {}\n"),
                "the sources do not compile: 1 error, the first at solver.cpp:1",
                "solver.cpp:1: /etc/passwd: No such file or directory");
        assertCompileError(
                cpp("asm(\".incbin \\\"/etc/passwd\\\"\"); int main() {}\n"),
                "the sources do not compile: 1 error, the first at no file in particular",
                "no file in particular: the assembler says: file not found: /etc/passwd");
    }

    @Test
    void anErrorInAFileThatIsNoPartOfTheSubmissionIsNotQuoted() throws Exception {
        Path folder = Files.createDirectories(temporary.resolve("quoting"));
        Files.writeString(folder.resolve("solver.cpp"), "#include \"/etc/secret\"\nint main() {}\n");
        var errors = new CppErrors(folder, """
                In file included from solver.cpp:1:
                /etc/secret:1:1: error: ‘hunter2’ does not name a type
                solver.cpp:2:9: error: expected something
                ../other.cpp:7:9: error: ‘hunter3’ does not name a type
                """);
        assertEquals(
                List.of(
                        "solver.cpp:1: an error in a file that is included, but is not part of the submission",
                        "solver.cpp:2: expected something"),
                CompileErrors.details(errors.all(), errors.sources()).stream()
                        .map(Report.Detail::text)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"/dev/zero", "/dev/urandom"})
    void endlessFilesEndWithinTheLimits(String file) throws Exception {
        Report report = cpp("#include <" + file + ">\nint main() {}\n");
        assertEquals(Report.Status.COMPILE_ERROR, report.status());
        assertTrue(String.valueOf(report.message()).contains("look for extremely large arrays"), report::message);
    }

    @Test
    void aProgramTooLargeForAFileIsNotMade() throws Exception {
        Report report = cpp("int a[1 << 26] = {1}; int main() { return a[5]; }");
        assertEquals(Report.Status.COMPILE_ERROR, report.status());
    }

    @Test
    void anErrorInPythonIsShownWithItsLine() throws Exception {
        Report report = python("import sys\nif True:\n\tx = = 1\n");
        assertCompileError(
                report, "the sources do not compile: 1 error, the first at solver.py:3", "solver.py:3: invalid syntax");
        assertEquals("\tx = = 1", report.details().get(0).source());
        assertEquals(6, report.details().get(0).column());
    }

    @Test
    void nothingOfAScriptRunsWhileItIsLookedOver() throws Exception {
        Report report = python("import os\nos._exit(0)\n(");
        assertEquals(Report.Status.COMPILE_ERROR, report.status());
    }

    @Test
    void aProgramThatNeverEndsCostsSecondsAndNotHours() throws Exception {
        Report report = python("while True: pass\n");
        assertEquals(Report.Status.GRADED, report.status());
        assertEquals(new BigDecimal("0.0"), report.score());
        assertEquals(
                List.of(
                        "31 cases, 30 not run",
                        "819 cases, 816 not run",
                        "618 cases, 616 not run",
                        "200 cases, 198 not run"),
                report.checks().stream()
                        .map(c -> c.cases() + " cases, " + c.notRun() + " not run")
                        .toList());
        assertEquals(List.of("{heap=0} timeout"), Desk.kinds(report, "table"));
        assertEquals(
                List.of("{heaps=[0]} timeout", "{heaps=[1]} timeout", "{heaps=[2]} timeout"),
                Desk.kinds(report, "winners"));
        // The first of them was asked, and lost, in the check before.
        assertEquals(List.of("{heaps=[0]} timeout", "{heaps=[11]} timeout"), Desk.kinds(report, "large"));
    }

    @Test
    void theLargeCheckHasItsSumsOnlyAndThisIsNoted() throws Exception {
        Report report = python("x = ");
        CheckResult large = Desk.check(report, "large");
        assertEquals(200, large.cases());
        assertEquals("Large heaps: random sums of 1 to 4 heaps", large.title());
        assertEquals(10, large.weight());
    }

    @Test
    void aMissingCompilerOrInterpreterIsNoFaultOfTheSubmission() throws Exception {
        Sandbox sandbox = Sandbox.probe(SandboxMode.NONE);
        var staged = new StagedProgram(temporary);
        var compiler = new CppCompiler(sandbox, Desk.QUICK, Optional.empty());
        assertEquals(
                "g++ is not installed: install it to grade programs in C++ (Debian, Ubuntu: apt-get install g++)",
                assertThrows(MissingToolException.class, () -> compiler.compile(staged, List.of("solver.cpp")))
                        .getMessage());
        var script = new PythonScript(sandbox, Desk.QUICK, Optional.empty());
        assertEquals(
                "python3 is not installed: install it to grade programs in Python (Debian, Ubuntu: apt-get install"
                        + " python3)",
                assertThrows(MissingToolException.class, () -> script.look(staged, "solver.py"))
                        .getMessage());
    }

    @Test
    void namesThatLookLikeOptionsAreNames() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/g++")), "g++ is not installed");
        Report report = desk.grade(Map.of("-dumpversion.cpp", "int main( {}", "-x.cpp", "int f();"));
        assertEquals("-dumpversion.cpp:1", String.valueOf(report.message()).replaceAll(".* at ", ""));
    }

    /** To the compiler proper, it would be a file of options, a plug-in among them. */
    @Test
    void aSourceThatTheCompilerWouldTakeForOptionsIsNotCompiled() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/g++")), "g++ is not installed");
        Report report = desk.grade(Map.of("a/@x.cpp", "int main() {}", "x.cpp", "a -fplugin=./plugin.hpp"));
        assertEquals(
                "a/@x.cpp: the compiler takes a name that begins with @ for something else; rename it",
                report.message());
    }

    @Test
    void noPathOfThisMachineIsInAReport() throws IOException {
        var staged = new StagedProgram(temporary);
        String printed =
                "File \"" + temporary + "/source/solver.py\", line 3; File \"/solution/source/x.py\"; " + temporary;
        assertEquals("File \"solver.py\", line 3; File \"x.py\"; /solution", staged.withoutOurPaths(printed));
        assertFalse(staged.withoutOurPaths(printed).contains(temporary.toString()));
    }
}
