package grundy.grader.wire;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one frame. Nothing is allocated on the word of a length that the frame cannot hold. */
final class FrameInput {

    private final int type;
    private final byte[] payload;
    private int position;

    private FrameInput(int type, byte[] payload) {
        this.type = type;
        this.payload = payload;
    }

    /** The next frame, or null at a clean end of the stream. */
    static @Nullable FrameInput read(InputStream in) throws IOException {
        byte[] header = in.readNBytes(FrameOutput.HEADER);
        if (header.length == 0) {
            return null;
        }
        if (header.length < FrameOutput.HEADER) {
            throw new ProtocolException("the stream ended inside the header of a frame");
        }
        FrameInput head = new FrameInput(0, header);
        int length = head.integer();
        int type = head.oneByte() & 0xff;
        int limit = FrameType.limit(type);
        if (limit < 0) {
            throw new ProtocolException("no frame has the type " + type);
        }
        if (length < 0 || length > limit) {
            throw new ProtocolException("a frame of type " + type + " cannot have " + length + " bytes");
        }
        return new FrameInput(type, payload(in, length));
    }

    /** Reads in pieces: a length that is only claimed costs nothing. */
    private static byte[] payload(InputStream in, int length) throws IOException {
        byte[] payload = in.readNBytes(length);
        if (payload.length < length) {
            throw new ProtocolException(
                    "the stream ended after " + payload.length + " of a frame's " + length + " bytes");
        }
        return payload;
    }

    int type() {
        return type;
    }

    int oneByte() throws ProtocolException {
        need(1);
        return payload[position++];
    }

    /** Whether this byte is the next; it is read then. */
    boolean startsWith(int next) throws ProtocolException {
        need(1);
        boolean found = payload[position] == next;
        position += found ? 1 : 0;
        return found;
    }

    int integer() throws ProtocolException {
        need(4);
        int value = (payload[position] & 0xff) << 24
                | (payload[position + 1] & 0xff) << 16
                | (payload[position + 2] & 0xff) << 8
                | (payload[position + 3] & 0xff);
        position += 4;
        return value;
    }

    long longInteger() throws ProtocolException {
        long high = integer();
        return high << 32 | (integer() & 0xffffffffL);
    }

    byte[] bytes(int most) throws ProtocolException {
        int length = count(most, 1);
        position += length;
        return Arrays.copyOfRange(payload, position - length, position);
    }

    String text() throws ProtocolException {
        int length = count(Limits.FRAME, 1);
        if (length == 0) {
            return "";
        }
        String text = new String(payload, position, length, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0 && !sameBytes(text, length)) {
            throw new ProtocolException("a text that is not UTF-8");
        }
        position += length;
        return text;
    }

    /** The replacement character is right only where it was sent. */
    private boolean sameBytes(String text, int length) {
        byte[] again = text.getBytes(StandardCharsets.UTF_8);
        return Arrays.equals(again, 0, again.length, payload, position, position + length);
    }

    String text(int characters) throws ProtocolException {
        String text = text();
        if (text.length() > characters) {
            throw new ProtocolException(
                    "a text of " + text.length() + " characters where " + characters + " may stand");
        }
        return text;
    }

    List<String> texts() throws ProtocolException {
        return texts(Limits.FRAME, Limits.FRAME);
    }

    List<String> texts(int most, int characters) throws ProtocolException {
        int count = count(most, 4);
        List<String> texts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            texts.add(text(characters));
        }
        return texts;
    }

    /**
     * How many elements follow.
     *
     * @param most the most that may stand here
     * @param bytesEach the fewest bytes that an element takes, so that the rest of the frame bounds the count too
     */
    int count(int most, int bytesEach) throws ProtocolException {
        int count = integer();
        if (count < 0 || count > most || count > (payload.length - position) / bytesEach) {
            throw new ProtocolException("a count of " + count + " in a frame of " + payload.length + " bytes");
        }
        return count;
    }

    void end() throws ProtocolException {
        if (position != payload.length) {
            throw new ProtocolException((payload.length - position) + " bytes too many in a frame of type " + type);
        }
    }

    private void need(int bytes) throws ProtocolException {
        if (payload.length - position < bytes) {
            throw new ProtocolException("a frame of type " + type + " ends too early");
        }
    }
}
