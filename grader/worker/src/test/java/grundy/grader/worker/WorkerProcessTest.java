package grundy.grader.worker;

import static grundy.grader.worker.Students.ask;
import static grundy.grader.worker.Students.grundy;
import static grundy.grader.worker.Students.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.compiler.Sources;
import grundy.grader.wire.Child;
import grundy.grader.wire.Foreign;
import grundy.grader.wire.Limits;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestLoop;
import grundy.grader.wire.Response;
import grundy.grader.wire.Response.Returned;
import grundy.grader.wire.Response.Threw;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real worker in its own virtual machine, against solutions that mean well and others. */
class WorkerProcessTest {

    @TempDir
    static Path folder;

    private static Students students;

    @BeforeAll
    static void compile() throws Exception {
        students = new Students(folder);
    }

    @Test
    void answersEachCallInOrder() throws Exception {
        try (Child child = students.loaded("students.Nim")) {
            child.send(ask(grundy(5), move(1, 2), move(3, 3), move(4)));
            assertEquals(new Returned(5), child.next(Returned.class));
            // 1 xor 2 = 3: the heap of 2 becomes 1.
            assertEquals(new Returned(Optional.of(List.of(1, List.of(1)))), child.next(Returned.class));
            assertEquals(new Returned(Optional.empty()), child.next(Returned.class));
            assertEquals(new Returned(Optional.of(List.of(0, List.of()))), child.next(Returned.class));
            child.closeRequests();
            assertEquals(RequestLoop.ENDED, child.exitStatus());
        }
    }

    @Test
    void namesTheProvider() throws Exception {
        try (Child child = Students.ready()) {
            child.send(students.load("students.Nim"));
            assertEquals(new Response.Loaded("students.Nim"), child.next(Response.Loaded.class));
        }
    }

    @Test
    void goesOnAfterStackOverflowAndOutOfMemory() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(1), grundy(2), grundy(30)));
            Threw overflow = child.next(Threw.class);
            assertEquals("java.lang.StackOverflowError", overflow.type());
            assertEquals(Limits.TRACE_LINES, overflow.trace().size());
            assertEquals(
                    "students.Moody.grundy(Moody.java:13)", overflow.trace().get(0));
            assertEquals("java.lang.OutOfMemoryError", child.next(Threw.class).type());
            assertEquals(new Returned(30), child.next(Returned.class));
        }
    }

    @Test
    void recursionOfFiftyThousandCallsFits() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(12)));
            assertEquals(new Returned(50_000), child.next(Returned.class));
        }
    }

    @Test
    void tellsWhereTheSolutionThrew() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(4)));
            assertEquals(
                    new Threw(
                            "java.lang.IllegalStateException",
                            "four\u00a0or\nfive",
                            List.of("students.Moody.grundy(Moody.java:22)")),
                    child.next(Threw.class));
        }
    }

    @Test
    void keepsWhatWasPrintedBeforeAnExit() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(0), grundy(3), grundy(0)));
            assertEquals(new Returned(0), child.next(Returned.class));
            byte[] errors = "last errors, no line end".getBytes(StandardCharsets.UTF_8);
            assertEquals(new Response.ErrorOutput(errors, errors.length), child.next(Response.ErrorOutput.class));
            assertEquals(Optional.empty(), child.read());
            assertEquals(3, child.exitStatus());
            assertEquals("last words, no line end", child.printed());
        }
    }

    @Test
    void haltingEndsTheProcessAtOnce() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(13)));
            assertEquals(Optional.empty(), child.read());
            assertEquals(13, child.exitStatus());
        }
    }

    @Test
    void endsWithItsRequestsThoughTheSolutionLoops() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(0), grundy(5)));
            child.next(Returned.class);
            child.closeRequests();
            assertEquals(RequestLoop.ENDED, child.exitStatus());
        }
    }

    @Test
    void threadsLeftBehindDoNotKeepItAlive() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(8), grundy(0)));
            child.next(Returned.class);
            child.next(Returned.class);
            child.closeRequests();
            assertEquals(RequestLoop.ENDED, child.exitStatus());
        }
    }

    @Test
    void keepsTheFirstOfAFloodAndCountsTheRest() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(6), grundy(0)));
            ByteArrayOutputStream kept = new ByteArrayOutputStream();
            long total = 0;
            int frames = 0;
            int answers = 0;
            while (answers < 2) {
                Response response = child.read().orElseThrow();
                if (response instanceof Response.ErrorOutput output) {
                    kept.write(output.text());
                    total = output.total();
                    frames++;
                } else {
                    answers++;
                }
            }
            assertEquals(flood("error ").substring(0, Limits.CAPTURED_OUTPUT), kept.toString(StandardCharsets.UTF_8));
            assertEquals(flood("error ").length(), total);
            assertTrue(frames < 10_000, frames + " frames for 100,000 lines");
            child.closeRequests();
            assertEquals(flood("output "), child.printed());
        }
    }

    private static String flood(String word) {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 100_000; i++) {
            lines.append(word).append(i).append('\n');
        }
        return lines.toString();
    }

    @Test
    void hidesTheGraderAndTheRequestsFromTheSolution() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(9), grundy(10), grundy(11), grundy(7), grundy(16)));
            assertEquals(new Returned(-1), child.next(Returned.class), "System.in is empty");
            assertEquals(new Returned(0), child.next(Returned.class), "our wire is not visible");
            assertEquals(new Returned(1), child.next(Returned.class), "the SPI is visible");
            assertEquals(new Returned(7), child.next(Returned.class));
            assertEquals(new Returned(0), child.next(Returned.class), "an interrupt left behind stops nothing");
        }
    }

    @Test
    void warningsOfTheVirtualMachineStayOffTheWire() throws Exception {
        try (Child child = students.loaded("students.Moody")) {
            child.send(ask(grundy(14), grundy(15)));
            assertEquals(new Returned(14), child.next(Returned.class));
            assertEquals(Optional.empty(), child.read());
            assertTrue(child.printed().contains("thrown from the UncaughtExceptionHandler"), child.printed());
        }
    }

    @Test
    void saysOnceThatAListWasChanged() throws Exception {
        try (Child child = students.loaded("students.Strange")) {
            child.send(ask(move(0, 1), move(11), move(0), move(20)));
            assertEquals(new Response.ChangedArgument("winningMove"), child.next(Response.ChangedArgument.class));
            for (int i = 0; i < 4; i++) {
                assertEquals(new Returned(Optional.empty()), child.next(Returned.class));
            }
        }
    }

    @Test
    void copiesWhateverComesBack() throws Exception {
        try (Child child = students.loaded("students.Strange")) {
            child.send(ask(move(1), move(2), move(3), move(4), move(5), move(6), move(7), move(8), move(9), move(10)));
            assertEquals(new Returned(null), child.next(Returned.class));
            assertEquals(present(List.of(0, Arrays.asList(1, null))), child.next(Returned.class));
            assertEquals(
                    present(List.of(0, List.of("one", new Foreign("java.lang.Double")))), child.next(Returned.class));
            assertEquals(present(new Foreign("students.Strange$Endless")), child.next(Returned.class));
            assertEquals("lying", child.next(Threw.class).message());
            assertEquals(
                    new Threw(
                            "java.lang.IllegalArgumentException",
                            "loud",
                            List.of("students.Strange$Loud.a(Strange.java:18)")),
                    child.next(Threw.class));
            assertEquals(present(List.of(1, "b")), child.next(Returned.class));
            Object cycle = List.of(List.of(List.of(new Foreign("java.util.ArrayList"))));
            assertEquals(present(cycle), child.next(Returned.class));
            assertEquals(present(new Foreign("java.util.ImmutableCollections$Map1")), child.next(Returned.class));
            assertEquals(present(List.of(1, 2)), child.next(Returned.class));
        }
    }

    /** 200 texts of 10,000 characters; and 10,000 pieces, which with the move itself are more than may come. */
    @Test
    void whatIsTooLargeAltogetherIsAnAnswerAllTheSame() throws Exception {
        try (Child child = students.loaded("students.Strange")) {
            child.send(ask(move(12), move(13), move(10)));
            assertEquals(new Returned(new Foreign("value of more than 1 MiB")), child.next(Returned.class));
            assertEquals(
                    present(List.of(0, new Foreign("java.util.Collections$UnmodifiableRandomAccessList"))),
                    child.next(Returned.class));
            assertEquals(present(List.of(1, 2)), child.next(Returned.class));
        }
    }

    private static Returned present(Object value) {
        return new Returned(Optional.of(value));
    }

    @Test
    void survivesExceptionsWhoseMethodsAreTraps() throws Exception {
        try (Child child = students.loaded("students.Hostile")) {
            for (int kind = 0; kind < 8; kind++) {
                child.send(ask(grundy(kind)));
                Threw threw = child.next(Threw.class);
                assertEquals("students.Hostile$Trap", threw.type());
                assertTrue(threw.message().length() <= Limits.MESSAGE);
                assertEquals(kind == 3, threw.message().startsWith("mmm"));
                assertEquals(kind == 1 || kind == 2, threw.message().contains("getMessage threw"));
                assertEquals(kind == 4 || kind == 5 || kind == 7, threw.trace().isEmpty());
            }
        }
    }

    @Test
    void theInterfacesCannotBeShadowed() throws Exception {
        Path shadow = folder.resolve("shadow");
        Sources.write(Sources.compile(List.of(new Request.SourceFile("Move.java", """
                                package grundy.exercises;
                                public record Move(int heapIndex, java.util.List<Integer> pieces) {
                                    public Move { heapIndex = 77; }
                                }
                                """)), List.of()), shadow);
        assertTrue(Files.exists(shadow.resolve("grundy/exercises/Move.class")));
        try (Child child = Students.ready()) {
            child.send(students.load("students.Nim", shadow));
            child.next(Response.Loaded.class);
            child.send(ask(move(4)));
            assertEquals(present(List.of(0, List.of())), child.next(Returned.class));
        }
    }

    @Test
    void aQuestionThatMakesNoSenseIsNotTheStudents() throws Exception {
        try (Child child = students.loaded("students.Nim")) {
            child.send(ask(new Request.Call("mex", List.of(1))));
            assertEquals(Optional.empty(), child.read());
            assertEquals(RequestLoop.BROKEN, child.exitStatus());
        }
    }
}
