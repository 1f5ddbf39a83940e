package grundy.grader.worker;

import static grundy.grader.worker.Students.ask;
import static grundy.grader.worker.Students.grundy;
import static grundy.grader.worker.Students.move;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.grader.wire.ProtocolException;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseReader;
import grundy.grader.wire.ResponseWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worker inside this process, over streams in memory. */
class WorkerTest {

    @TempDir
    static Path folder;

    private static Students students;

    private final ByteArrayOutputStream wire = new ByteArrayOutputStream();
    private final ResponseWriter responses = new ResponseWriter(wire);
    private final ErrorCapture errors = new ErrorCapture(responses);
    private final Worker worker = new Worker(responses, errors);

    @BeforeAll
    static void compile() throws Exception {
        students = new Students(folder);
    }

    @Test
    void loadsAsksAndAnswers() throws IOException {
        worker.handle(students.load("students.Nim"));
        worker.handle(ask(grundy(3), move(2, 2), move(0, 2)));
        assertEquals(
                List.of(
                        new Response.Loaded("students.Nim"),
                        new Response.Returned(3),
                        new Response.Returned(Optional.empty()),
                        new Response.Returned(Optional.of(List.of(1, List.of())))),
                said());
    }

    @Test
    void anAskWithoutCallsSaysNothing() throws IOException {
        worker.handle(students.load("students.Nim"));
        worker.handle(ask());
        assertEquals(1, said().size());
    }

    @Test
    void theRequestKeepsItsListsThoughTheSolutionChangesItsOwn() throws IOException {
        worker.handle(students.load("students.Strange"));
        Request.Ask ask = ask(move(0, 5));
        worker.handle(ask);
        assertEquals(ask(move(0, 5)), ask);
        assertEquals(new Response.ChangedArgument("winningMove"), said().get(1));
    }

    @Test
    void refusesToAnswerBeforeThereIsASolution() throws IOException {
        assertThrows(ProtocolException.class, () -> worker.handle(ask(grundy(1))));
        worker.handle(students.load("students.Nowhere"));
        assertThrows(ProtocolException.class, () -> worker.handle(ask(grundy(1))));
        assertEquals(1, said().size());
    }

    @Test
    void refusesWhatTheGraderWouldNotAsk() throws IOException {
        worker.handle(students.load("students.Nim"));
        assertThrows(ProtocolException.class, () -> worker.handle(new Request.Compile(List.of(), List.of())));
        for (Request.Call call : List.of(
                new Request.Call("grundy", List.of()),
                new Request.Call("grundy", List.of(1, 2)),
                new Request.Call("grundy", List.of("1")),
                new Request.Call("winningMove", List.of(1)),
                new Request.Call("hashCode", List.of()))) {
            assertThrows(ProtocolException.class, () -> worker.handle(ask(call)), call.toString());
        }
        Request.Load unknown = new Request.Load("grundy.exercises.Unknown", List.of());
        assertThrows(ProtocolException.class, () -> worker.handle(unknown));
    }

    @Test
    void aFloodIsToldWheneverItDoubled() throws IOException {
        byte[] block = new byte[1 << 10];
        for (int i = 0; i < 1 << 10; i++) {
            errors.write(block);
        }
        errors.write(1);
        errors.reportTotal();
        errors.reportTotal();
        List<Response> said = said();
        // 64 frames of 1 KiB are kept; then 128, 256, 512 and 1,024 KiB are told, and the last byte at the end.
        assertEquals(64 + 4 + 1, said.size());
        assertEquals(new Response.ErrorOutput(block, 1 << 16), said.get(63));
        assertEquals(new Response.ErrorOutput(new byte[0], 1 << 17), said.get(64));
        assertEquals(new Response.ErrorOutput(new byte[0], (1 << 20) + 1), said.get(68));
    }

    @Test
    void theCutBetweenKeptAndCountedIsExact() throws IOException {
        errors.write(new byte[(1 << 16) - 1]);
        errors.write(new byte[] {7, 8, 9});
        assertEquals(new Response.ErrorOutput(new byte[] {7}, (1 << 16) + 2), said().get(1));
    }

    private List<Response> said() throws IOException {
        ResponseReader reader = new ResponseReader(new ByteArrayInputStream(wire.toByteArray()));
        List<Response> said = new ArrayList<>();
        Optional<Response> response = reader.read();
        while (response.isPresent()) {
            said.add(response.get());
            response = reader.read();
        }
        return said;
    }
}
