package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.result.Report;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.ProgramFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs, most of them scripts for the shell, that are asked a few questions. */
class ProgramRespondentTest {

    private static final Duration SHORT = Duration.ofMillis(700);

    /** Answers by its input's second line, but prints no table. */
    private static final String BY_HEAPS =
            "[ $# = 1 ] && exit 0; read count; read heaps; echo $heaps >&2; case \"$heaps\" in ";

    @TempDir
    private Path temporary;

    private static Duration plenty() {
        return Duration.ofSeconds(20);
    }

    private Sandbox sandbox;
    private Workspace workspace;

    @BeforeEach
    void open() throws Exception {
        sandbox = Sandbox.probe(SandboxMode.AUTO);
        workspace = Workspace.create(sandbox);
    }

    @AfterEach
    void close() {
        workspace.close();
    }

    private ProgramRespondent program(int atATime, String script) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell");
        return program(atATime, "solver.sh", script, List.of("/bin/sh", "solver.sh"));
    }

    private ProgramRespondent program(int atATime, String name, String text, List<String> command) throws IOException {
        Path file = Files.writeString(temporary.resolve(name), text);
        var staged =
                StagedProgram.of(workspace.newFolder("program"), List.of(new ProgramFile(name, file, true)), sandbox);
        return new ProgramRespondent(sandbox, staged, command, Desk.QUICK.withProgramsAtATime(atATime));
    }

    private static Question move(Integer... heaps) {
        return new Question("winningMove", List.of(List.of(heaps)));
    }

    private static List<Question> values(int to) {
        return IntStream.rangeClosed(0, to)
                .mapToObj(heap -> new Question("grundy", List.of(heap)))
                .toList();
    }

    private static Answer only(ProgramRespondent program, Question question) throws NotGradable {
        try (program) {
            program.start();
            return program.ask(List.of(question), ProgramRespondentTest::plenty).get(0);
        }
    }

    @Test
    void theTableIsPrintedOnceForAllValues() throws Exception {
        String script = "[ \"$*\" = table ] || exit 9; echo once >&2;"
                + " i=0; while [ $i -le 30 ]; do echo \"g($i) = $((i % 3))\"; i=$((i+1)); done";
        try (var program = program(2, script)) {
            program.start();
            List<Answer> answers = program.ask(values(30), ProgramRespondentTest::plenty);
            assertEquals(31, answers.size());
            assertEquals(new Answer.Returned(2), answers.get(5));
            assertEquals("once\n", program.output().err());
            // Asked again, it is printed again: another table may come of it.
            assertEquals(
                    new Answer.Returned(2),
                    program.ask(values(5), ProgramRespondentTest::plenty).get(5));
            assertEquals("once\nonce\n", program.output().err());
        }
    }

    @Test
    void aProgramReadsItsHeapsAndItsAnswerIsRead() throws Exception {
        String script = BY_HEAPS + "'5 3') echo first; echo 'heap 1 (size 5) becomes 3';; *) echo second;; esac";
        try (var program = program(2, script)) {
            program.start();
            assertEquals(
                    List.of(
                            new Answer.Returned(Optional.of(List.of(0, List.of(3), 5))),
                            new Answer.Returned(Optional.empty())),
                    program.ask(List.of(move(5, 3), move(4, 4)), ProgramRespondentTest::plenty));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void whatIsFoundAndPrintedDoesNotDependOnHowManyRunAtATime(int atATime) throws Exception {
        String script = BY_HEAPS + "3) exit 3;; 5) sleep 0.2; echo second;; 7) kill -SEGV $$;; *) echo second;; esac";
        var questions = IntStream.rangeClosed(0, 8)
                .mapToObj(ProgramRespondentTest::move)
                .toList();
        try (var program = program(atATime, script)) {
            program.start();
            var expected = new ArrayList<Answer>(List.of());
            for (int heap = 0; heap <= 8; heap++) {
                expected.add(new Answer.Returned(Optional.empty()));
            }
            expected.set(3, new Answer.Crashed("it ended with exit status 3; it printed \"3\""));
            expected.set(7, new Answer.Crashed("it was ended by signal 11 (segmentation fault); it printed \"7\""));
            assertEquals(expected, program.ask(questions, ProgramRespondentTest::plenty));
            assertEquals(new Report.Output("", 0, "0\n1\n2\n3\n4\n5\n6\n7\n8\n", 18), program.output());
        }
    }

    @Test
    void nothingIsAskedAfterARunThatDoesNotEnd() throws Exception {
        String script = BY_HEAPS + "2) sleep 60;; *) echo second;; esac";
        var questions = IntStream.rangeClosed(0, 50)
                .mapToObj(ProgramRespondentTest::move)
                .toList();
        try (var program = program(1, script)) {
            program.start();
            List<Answer> answers = program.ask(questions, () -> SHORT);
            assertEquals(3, answers.size());
            assertEquals(new Answer.TimedOut(SHORT.toMillis()), answers.get(2));
            assertTrue(program.isLoss(answers.get(2)));
            assertEquals(Optional.empty(), program.whyNotReady());
        }
    }

    @Test
    void aTableThatDoesNotEndIsOneFailure() throws Exception {
        try (var program = program(2, "[ $# = 1 ] && sleep 60; echo second")) {
            program.start();
            List<Answer> answers = program.ask(values(30), ProgramRespondentTest::plenty);
            assertEquals(31, answers.size());
            assertEquals(new Answer.TimedOut(Desk.QUICK.call().toMillis()), answers.get(0));
            answers.subList(1, 31).forEach(a -> assertEquals(new Answer.NotAsked("the table could not be printed"), a));
        }
    }

    @Test
    void anAnswerDoesNotCountWhereTheProgramFails() throws Exception {
        assertEquals(
                new Answer.Crashed("it ended with exit status 1; it printed \"second\""),
                only(program(1, "echo second; exit 1"), move(4, 4)));
    }

    @Test
    void tooMuchOutputIsNoAnswer() throws Exception {
        assertEquals(
                new Answer.Crashed("it printed more than 1 MiB, and was ended"),
                only(program(1, "[ $# = 1 ] && exit 0; exec head -c 9000000 /dev/zero"), move(1)));
        assertEquals(
                new Answer.Returned(new Answer.Garbled("output of 100000 bytes")),
                only(program(1, "[ $# = 1 ] && exit 0; exec head -c 100000 /dev/zero"), move(1)));
    }

    @Test
    void aProgramThatTheSystemDoesNotStartIsNotGraded() throws Exception {
        try (var program = program(1, "solver", "#!/no/such/interpreter\n", List.of("./solver"))) {
            var e = assertThrows(NotGradable.class, program::start);
            assertEquals(Report.Status.NOT_LOADABLE, e.status());
            assertTrue(e.message().startsWith("the program cannot be started: No such file or directory"), e::message);
        }
    }

    @Test
    void anExceptionOfPythonIsToldWithItsLines() throws Exception {
        Path python = sandbox.installed("python3").orElse(null);
        assumeTrue(python != null, "python3 is not installed");
        String script = """
                import sys
                def move(heaps):
                    return heaps[7]
                print(move(sys.argv))
                """;
        var command = List.of(String.valueOf(python), "-B", "solver.py");
        assertEquals(
                new Answer.Threw(
                        "IndexError", "list index out of range", List.of("move(solver.py:3)", "<module>(solver.py:4)")),
                only(program(1, "solver.py", script, command), move(1)));
    }
}
