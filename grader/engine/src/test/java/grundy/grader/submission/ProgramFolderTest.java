package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.read;
import static grundy.grader.submission.Fixtures.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.archive.ArchiveLimits;
import grundy.grader.submission.Content.Program;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which program a submission is. */
class ProgramFolderTest {

    private static final String MAIN = "int main() { return 0; }\n";

    @TempDir
    Path temp;

    private Program program(Path path) throws SubmissionException {
        Submission submission = read(path);
        assertEquals("program", submission.kind().label());
        return (Program) submission.content();
    }

    private Program.Start start(Path path) throws SubmissionException {
        return program(path).start();
    }

    private static List<String> shown(Program program) {
        return program.files().stream().map(ProgramFile::path).toList();
    }

    private Path executable(String path, String text) {
        Path file = write(temp, path, text);
        assertTrue(file.toFile().setExecutable(true));
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"solver.cpp", "solver.cc", "solver.cxx", "SOLVER.CPP", "-o x.cpp"})
    void aSourceInCppIsAProgramOfThatFileAlone(String name) throws Exception {
        write(temp, "other.h", "");
        Program program = program(write(temp, name, MAIN));
        assertEquals(new Program.Cpp(List.of(name)), program.start());
        assertEquals(List.of(name), shown(program));
    }

    @Test
    void sourcesOfAFolderAreCompiledTogetherAndSeeTheirHeaders() throws Exception {
        write(temp, "ada/src/main.cpp", MAIN);
        write(temp, "ada/src/game.cpp", "// main() is elsewhere\nconst char* x = \"main(\";");
        write(temp, "ada/include/game.hpp", "");
        write(temp, "ada/README.md", "");
        write(temp, "ada/build/CMakeFiles/probe.cpp", MAIN);
        Program program = program(temp.resolve("ada"));
        assertEquals(new Program.Cpp(List.of("src/game.cpp", "src/main.cpp")), program.start());
        assertEquals(List.of("include/game.hpp", "src/game.cpp", "src/main.cpp"), shown(program));
    }

    @Test
    void twoProgramsInOneFolderAreNamed() {
        write(temp, "ada/a.cpp", MAIN);
        write(temp, "ada/b.cpp", MAIN);
        assertEquals(
                "NOT_LOADABLE ada: 2 programs, for each of these has a main: a.cpp, b.cpp; keep one, or give its path",
                problem(() -> read(temp.resolve("ada"))));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int main() {}|true",
                "int main(int n, char** a) {}|true",
                "int\\nmain\\n()|true",
                "// main()|false",
                "/* main() */|false",
                "const char* s = \"main()\";|false",
                "int x = 1'000; int main() {}|false",
                "int x = 1'000;\\nint main() {}|true",
                "int domain() {}|false",
                "char c = '\\\\''; int main() {}|true",
                "/* not closed main()|false",
            })
    void aMainIsFoundInCodeOnly(String source, boolean found) {
        assertEquals(found, CppCode.hasMain(source.replace("\\n", "\n").replace("\\\\", "\\")));
    }

    @Test
    void endlessLiteralsAreReadToTheirEnd() {
        assertFalse(CppCode.hasMain("\"" + "\\x".repeat(500_000)));
        assertTrue(CppCode.hasMain("/*".repeat(100) + "*/ int main()"));
    }

    @Test
    void emptySourcesAreNoProgram() {
        write(temp, "ada/a.cpp", "");
        assertEquals(
                "NO_SOLUTION ada: every source is empty; add the source of your solution",
                problem(() -> read(temp.resolve("ada"))));
    }

    @Test
    void oneScriptInPythonIsTheProgramWhateverItsName() throws Exception {
        assertEquals(new Program.Python("zug.py"), start(write(temp, "zug.py", "x")));
        write(temp, "ada/zug.py", "x");
        write(temp, "ada/test_zug.py", "x");
        assertEquals(new Program.Python("zug.py"), start(temp.resolve("ada")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"main.py", "solution.py", "src/solver.py"})
    void amongSeveralScriptsTheNameDecidesAndTheOthersCanBeImported(String main) throws Exception {
        write(temp, "ada/" + main, "x");
        write(temp, "ada/grundy.py", "x");
        Program program = program(temp.resolve("ada"));
        assertEquals(new Program.Python(main), program.start());
        assertEquals(2, program.files().size());
    }

    @Test
    void severalScriptsWithoutAMainAreNamed() {
        write(temp, "ada/a.py", "x");
        write(temp, "ada/b.py", "x");
        assertEquals(
                "NOT_LOADABLE ada: 2 Python files, and it is not clear which one to start: a.py, b.py; call it main.py,"
                        + " or give its path",
                problem(() -> read(temp.resolve("ada"))));
    }

    @Test
    void cppComesBeforeTheScriptThatChecksIt() throws Exception {
        write(temp, "ada/sum_winner.cpp", MAIN);
        write(temp, "ada/check.py", "x");
        assertEquals(new Program.Cpp(List.of("sum_winner.cpp")), start(temp.resolve("ada")));
        assertEquals(
                List.of("Not graded, since the program in C++ is: check.py."),
                read(temp.resolve("ada")).notes());
    }

    @Test
    void javaComesBeforeAll() throws Exception {
        write(temp, "ada/Solver.java", "class Solver {}");
        write(temp, "ada/check.py", "x");
        write(temp, "ada/solver.cpp", MAIN);
        Submission submission = read(temp.resolve("ada"));
        assertEquals(Submission.Kind.JAVA_SOURCE, submission.kind());
        assertEquals(List.of("Not graded, since the Java sources are: solver.cpp and 1 more."), submission.notes());
    }

    @Test
    void whatTheSystemCanStartIsAProgram() throws Exception {
        assertEquals(new Program.Executable("run"), start(executable("run", "#!/bin/sh\n")));
        assertEquals(new Program.Executable("solver"), start(executable("solver", "\u007fELF")));
        executable("ada/run.sh", "#!/bin/sh\nexec awk -f solver.awk\n");
        write(temp, "ada/solver.awk", "x");
        Program program = program(temp.resolve("ada"));
        assertEquals(new Program.Executable("run.sh"), program.start());
        assertEquals(List.of("run.sh", "solver.awk"), shown(program));
        assertEquals(
                List.of(true, false),
                program.files().stream().map(ProgramFile::executable).toList());
    }

    @Test
    void textThatOnlyClaimsToBeExecutableIsNot() {
        Path file = executable("solver", "x");
        assertTrue(problem(() -> read(file)).startsWith("BAD_PATH solver: this kind of file is not graded; give"));
    }

    @Test
    void aCommandRunsWhateverLiesThere() throws Exception {
        write(temp, "ada/solver.rb", "x");
        write(temp, "ada/Helper.java", "class Helper {}");
        Submission submission = new SubmissionReader(ReadLimits.DEFAULT, ArchiveLimits.DEFAULT, 17)
                .readProgram(temp.resolve("ada"), List.of("ruby", "my solver.rb"), temp.resolve("scratch"));
        var program = (Program) submission.content();
        assertEquals(new Program.Command(List.of("ruby", "my solver.rb")), program.start());
        assertEquals(List.of("Helper.java", "solver.rb"), shown(program));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a b  c|[a, b, c]",
                "'a b' c|[a b, c]",
                "\"a 'b' \\\" c\"|[a 'b' \" c]",
                "a\\ b|[a b]",
                "'' x|[, x]",
                "a'b'c|[abc]",
                "a $HOME *.c;|[a, $HOME, *.c;]",
                "a\\|[a\\]",
            })
    void aCommandIsSplitAsAShellWould(String command, String words) throws Exception {
        assertEquals(words, CommandWords.of(command).toString());
    }

    @Test
    void aCommandWithoutAWordOrWithAnOpenQuotationMarkIsRefused() {
        assertEquals(
                "BAD_PATH --run is empty: give the command, such as --run \"ruby solver.rb\"",
                problem(() -> CommandWords.of(" \t")));
        assertEquals(
                "BAD_PATH --run ruby 'x: a quotation mark is not closed; close it",
                problem(() -> CommandWords.of("ruby 'x")));
    }

    @Test
    void tooManyBytesAreRejected() {
        write(temp, "ada/main.py", "x".repeat(100));
        var small = new ReadLimits(10, 10, 50, 50, 10, 50, 10);
        assertEquals(
                "REJECTED ada: 100 bytes, the limit is 50; hand in the solution alone",
                problem(() -> read(temp.resolve("ada"), small, 17)));
        write(temp, "eve/main.cpp", "x".repeat(100));
        assertTrue(problem(() -> read(temp.resolve("eve"), small, 17))
                .startsWith("REJECTED main.cpp: more than 50 bytes"));
    }
}
