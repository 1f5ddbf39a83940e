package grundy.grader.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Frames that a child process forged. */
class HostileFramesTest {

    private static final byte LIST = 7;
    private static final byte PRESENT = 9;

    @ParameterizedTest
    @ValueSource(ints = {Integer.MIN_VALUE, -1, Limits.ANSWER + 1, Limits.FRAME + 1, Integer.MAX_VALUE})
    void aFrameOfImpossibleLengthIsRefused(int length) {
        assertEquals(
                "a frame of type 68 cannot have " + length + " bytes",
                refusal(ByteBuffer.allocate(5).putInt(length).put((byte) FrameType.RETURNED)));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 6, 64, 74, 127, 255})
    void anUnknownTypeIsRefused(int type) {
        assertEquals("no frame has the type " + type, refusal(frame(type, 0)));
    }

    @Test
    void aRequestIsNoResponse() {
        assertEquals("a frame of type 2 is no response", refusal(frame(FrameType.ASK, 4)));
    }

    @Test
    void aClaimedLengthAllocatesNothing() {
        ByteBuffer header = ByteBuffer.allocate(5).putInt(Limits.FRAME).put((byte) FrameType.COMPILED);
        assertAllocatesLittle(header);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, Limits.LIST, Limits.LIST + 1, Integer.MAX_VALUE, -1})
    void aClaimedCountAllocatesNothing(int count) {
        assertAllocatesLittle(frame(FrameType.RETURNED, 5).put(LIST).putInt(count));
        assertAllocatesLittle(frame(FrameType.COMPILED, 4).putInt(count));
        assertAllocatesLittle(frame(FrameType.LOADED, 4).putInt(count));
    }

    @Test
    void deepNestingIsRefusedBeforeItIsFollowed() {
        ByteBuffer nested = frame(FrameType.RETURNED, 100_000);
        while (nested.hasRemaining()) {
            nested.put(PRESENT);
        }
        assertEquals("a value nested deeper than 4", refusal(nested));
    }

    @Test
    void manyListsTogetherAreBounded() {
        int lists = 11;
        ByteBuffer many = frame(FrameType.RETURNED, 5 + lists * (5 + 1_000));
        many.put(LIST).putInt(lists);
        for (int i = 0; i < lists; i++) {
            many.put(LIST).putInt(1_000).put(new byte[1_000]);
        }
        // 11 lists and 11 x 1,000 nulls are more than 10,000 elements.
        assertTrue(refusal(many).startsWith("a count of 1000 "));
    }

    @Test
    void anUnknownTagIsRefused() {
        assertEquals(
                "no value has the tag 10", refusal(frame(FrameType.RETURNED, 1).put((byte) 10)));
    }

    @Test
    void aCandidateIsNoPartOfAnAnswer() {
        ByteBuffer answer = frame(FrameType.RETURNED, 1).put((byte) RequestWriter.CANDIDATE);
        assertEquals("no value has the tag 127", refusal(answer));
    }

    @Test
    void whatTheGraderSaysOfACandidateIsNoResponse() {
        assertEquals("a frame of type 4 is no response", refusal(frame(FrameType.CANDIDATE_RETURNED, 1)));
        assertEquals("a frame of type 5 is no response", refusal(frame(FrameType.CANDIDATE_THREW, 4)));
    }

    @Test
    void anOptionalNullIsRefused() {
        assertEquals(
                "an optional value that holds null",
                refusal(frame(FrameType.RETURNED, 2).put(PRESENT)));
    }

    @Test
    void bytesAfterTheValueAreRefused() {
        assertEquals("1 bytes too many in a frame of type 68", refusal(frame(FrameType.RETURNED, 2)));
    }

    @Test
    void brokenUtf8IsRefused() {
        ByteBuffer text = frame(FrameType.LOADED, 5).putInt(1).put((byte) 0xff);
        assertEquals("a text that is not UTF-8", refusal(text));
    }

    @Test
    void whatIsNotOurProtocolIsRefused() {
        String vmMessage = "Error: Could not find or load main class X\n";
        assertTrue(refusal(ByteBuffer.wrap(vmMessage.getBytes(java.nio.charset.StandardCharsets.US_ASCII)))
                .startsWith("no frame has the type"));
        assertEquals(
                "the child process does not speak this protocol",
                refusal(frame(FrameType.READY, 8).putInt(1).putInt(Limits.VERSION)));
        assertEquals(
                "the child process speaks version 1 of the protocol, not 2",
                refusal(frame(FrameType.READY, 8).putInt(ResponseWriter.MAGIC).putInt(1)));
    }

    @Test
    void moreThanTheWriterMaySayLeavesNoTraceOnTheStream() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ResponseWriter writer = new ResponseWriter(out);
        List<@Nullable Object> tooLong = Collections.nCopies(Limits.LIST + 1, null);
        Object tooDeep = List.of(List.of(List.of(List.of(List.of()))));
        for (Object value : Arrays.asList(tooLong, tooDeep, 2.5, "x".repeat(Limits.TEXT + 1))) {
            assertThrows(ProtocolException.class, () -> writer.send(new Response.Returned(value)));
        }
        String message = "m".repeat(Limits.MESSAGE + 1);
        assertThrows(ProtocolException.class, () -> writer.send(new Response.Threw("E", message, List.of())));
        byte[] large = new byte[Limits.FRAME];
        Response.Compiled classes = new Response.Compiled(List.of(new Response.ClassFile("A", large)), List.of());
        assertThrows(ProtocolException.class, () -> writer.send(classes));
        assertEquals(0, out.size());
        writer.send(new Response.Returned(7));
        ResponseReader reader = new ResponseReader(new ByteArrayInputStream(out.toByteArray()));
        assertEquals(Optional.of(new Response.Returned(7)), reader.read());
    }

    @Test
    void theLargestAnswersPass() throws IOException {
        List<Object> values = new ArrayList<>(Collections.nCopies(Limits.LIST - 1, Long.MIN_VALUE));
        values.add("x".repeat(Limits.TEXT));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ResponseWriter(out).send(new Response.Returned(values));
        ResponseReader reader = new ResponseReader(new ByteArrayInputStream(out.toByteArray()));
        assertEquals(Optional.of(new Response.Returned(values)), reader.read());
    }

    @Test
    void cuttingKeepsSurrogatePairsWhole() {
        assertEquals("abc", Limits.cut("abc", 3));
        assertEquals("ab\u2026", Limits.cut("abcd", 3));
        assertEquals("a\u2026", Limits.cut("a\ud83d\ude00bc", 3));
        assertEquals("a\ud83d\ude00\u2026", Limits.cut("a\ud83d\ude00bc", 4));
    }

    private static ByteBuffer frame(int type, int length) {
        return ByteBuffer.allocate(5 + length).putInt(length).put((byte) type);
    }

    @SuppressWarnings("ByteBufferBackingArray") // all are allocated or wrapped whole here
    private static String refusal(ByteBuffer bytes) {
        ResponseReader reader = new ResponseReader(new ByteArrayInputStream(bytes.array()));
        return String.valueOf(
                assertThrows(ProtocolException.class, reader::read).getMessage());
    }

    private static void assertAllocatesLittle(ByteBuffer bytes) {
        refusal(bytes); // classes are loaded now
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        refusal(bytes);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 200_000, allocated + " bytes for a frame of " + bytes.capacity());
    }
}
