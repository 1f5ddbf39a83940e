package grundy.grader.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** What is written is what is read; whatever else is read ends in a {@link ProtocolException}. */
class WireProperties {

    @Property(tries = 300)
    void responsesComeBackAsTheyWere(@ForAll("responses") List<Response> responses) throws IOException {
        ResponseReader reader = reader(bytes(responses));
        for (Response response : responses) {
            assertEquals(Optional.of(response), reader.read());
        }
        assertEquals(Optional.empty(), reader.read());
    }

    @Property(tries = 300)
    void requestsComeBackAsTheyWere(@ForAll("requests") List<Request> requests) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RequestWriter writer = new RequestWriter(out);
        for (Request request : requests) {
            writer.send(request);
        }
        RequestReader reader = new RequestReader(new ByteArrayInputStream(out.toByteArray()));
        for (Request request : requests) {
            assertEquals(Optional.of(request), reader.read());
        }
        assertEquals(Optional.empty(), reader.read());
    }

    @Property(tries = 200)
    void everyTruncationIsNoticed(@ForAll("response") Response response) throws IOException {
        byte[] whole = bytes(List.of(response));
        for (int length = 1; length < whole.length; length++) {
            ResponseReader reader = reader(Arrays.copyOf(whole, length));
            assertThrows(ProtocolException.class, reader::read);
        }
    }

    /** A shorter payload under a header that fits it: the fields themselves must notice. */
    @Property(tries = 200)
    void everyPayloadThatEndsTooEarlyIsNoticed(@ForAll("response") Response response) throws IOException {
        byte[] whole = bytes(List.of(response));
        for (int length = 5; length < whole.length; length++) {
            byte[] shorter = Arrays.copyOf(whole, length);
            shorter[2] = (byte) ((length - 5) >>> 8);
            shorter[3] = (byte) (length - 5);
            ResponseReader reader = reader(shorter);
            assertThrows(ProtocolException.class, reader::read);
        }
    }

    @Property(tries = 2_000)
    void randomBytesAreAResponseOrAProtocolException(
            @ForAll("types") byte type, @ForAll @Size(max = 60) byte[] payload) {
        byte[] frame = new byte[5 + payload.length];
        frame[3] = (byte) payload.length;
        frame[4] = type;
        System.arraycopy(payload, 0, frame, 5, payload.length);
        assertOnlyProtocolExceptions(frame);
    }

    @Property(tries = 500)
    void oneChangedByteIsAResponseOrAProtocolException(
            @ForAll("response") Response response, @ForAll int where, @ForAll byte value) throws IOException {
        byte[] bytes = bytes(List.of(response));
        bytes[Math.floorMod(where, bytes.length)] = value;
        assertOnlyProtocolExceptions(bytes);
    }

    private static void assertOnlyProtocolExceptions(byte[] bytes) {
        ResponseReader reader = reader(bytes);
        int frames = 0;
        try {
            while (reader.read().isPresent()) {
                frames++;
            }
        } catch (ProtocolException e) {
            assertEquals(1, String.valueOf(e.getMessage()).lines().count(), "one line");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        assertTrue(frames <= bytes.length / 5, "no frame comes from nothing");
    }

    private static byte[] bytes(List<Response> responses) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ResponseWriter writer = new ResponseWriter(out);
        for (Response response : responses) {
            writer.send(response);
        }
        return out.toByteArray();
    }

    private static ResponseReader reader(byte[] bytes) {
        return new ResponseReader(new ByteArrayInputStream(bytes));
    }

    @Provide
    Arbitrary<Byte> types() {
        return Arbitraries.bytes().between((byte) 60, (byte) 75);
    }

    @Provide
    Arbitrary<List<Response>> responses() {
        return response().list().ofMaxSize(5);
    }

    @Provide
    Arbitrary<Response> response() {
        Arbitrary<String> text = texts();
        Arbitrary<List<String>> trace = text.list().ofMaxSize(Limits.TRACE_LINES);
        return Arbitraries.oneOf(
                Arbitraries.just(new Response.Ready(Limits.VERSION)),
                text.map(Response.Loaded::new),
                Combinators.combine(text, trace).as(Response.NotLoaded::new),
                values(Limits.DEPTH).injectNull(0.05).map(Response.Returned::new),
                Combinators.combine(text, text, trace).as(Response.Threw::new),
                text.map(Response.ChangedArgument::new),
                Combinators.combine(text, values(Limits.DEPTH).injectNull(0.05)).as(Response.AskCandidate::new),
                Combinators.combine(byteArrays(), Arbitraries.longs().between(40, Long.MAX_VALUE))
                        .as(Response.ErrorOutput::new),
                Combinators.combine(
                                Combinators.combine(text, byteArrays())
                                        .as(Response.ClassFile::new)
                                        .list()
                                        .ofMaxSize(3),
                                diagnostics().list().ofMaxSize(3))
                        .as(Response.Compiled::new));
    }

    private static Arbitrary<Response.Diagnostic> diagnostics() {
        return Combinators.combine(texts(), Arbitraries.longs(), Arbitraries.longs(), texts())
                .as(Response.Diagnostic::new);
    }

    @Provide
    Arbitrary<List<Request>> requests() {
        Arbitrary<Request.Call> call = Combinators.combine(
                        texts(),
                        Arbitraries.oneOf(
                                        values(Limits.DEPTH - 1).filter(v -> !(v instanceof Foreign)),
                                        Arbitraries.just((Object) new Request.Candidate()))
                                .list()
                                .ofMaxSize(4))
                .as(Request.Call::new);
        Arbitrary<Request.SourceFile> source =
                Combinators.combine(texts(), texts()).as(Request.SourceFile::new);
        return Arbitraries.<Request>oneOf(
                        Combinators.combine(texts(), texts().list().ofMaxSize(4))
                                .as(Request.Load::new),
                        call.list().ofMaxSize(5).map(Request.Ask::new),
                        values(Limits.DEPTH).injectNull(0.05).map(Request.CandidateReturned::new),
                        texts().map(Request.CandidateThrew::new),
                        Combinators.combine(
                                        source.list().ofMaxSize(4),
                                        texts().list().ofMaxSize(4))
                                .as(Request.Compile::new))
                .list()
                .ofMaxSize(4);
    }

    /** Any well-formed text; halves of surrogate pairs have no place in UTF-8. */
    private static Arbitrary<String> texts() {
        return Arbitraries.strings().ofMaxLength(20).filter(text -> text.codePoints()
                .noneMatch(c -> c >= 0xD800 && c <= 0xDFFF));
    }

    private static Arbitrary<byte[]> byteArrays() {
        return Arbitraries.bytes().array(byte[].class).ofMaxSize(40);
    }

    private static Arbitrary<Object> values(int depth) {
        Arbitrary<Object> flat = Arbitraries.oneOf(
                Arbitraries.integers(),
                Arbitraries.longs(),
                Arbitraries.of(true, false),
                texts(),
                texts().map(Foreign::new));
        if (depth == 0) {
            return flat;
        }
        Arbitrary<Object> inner = values(depth - 1);
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(3, flat),
                net.jqwik.api.Tuple.of(
                        1, inner.injectNull(0.1).list().ofMaxSize(4).map(list -> (Object) list)),
                net.jqwik.api.Tuple.of(1, inner.optional().map(optional -> (Object) optional)));
    }
}
