package grundy.grader.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Puts one frame together: four bytes of payload length, one byte of type, the payload. Big-endian.
 *
 * <p>A frame leaves in one write, and only when it is whole: a value that does not fit leaves no trace on the stream.
 */
final class FrameOutput {

    static final int HEADER = 5;
    private static final int FIRST_CAPACITY = 512;
    private static final int KEPT_CAPACITY = 64 << 10;

    private byte[] bytes = new byte[FIRST_CAPACITY];
    private int size;
    private int limit;

    void begin(int type) throws ProtocolException {
        size = 0;
        limit = HEADER + FrameType.limit(type);
        putInt(0);
        putByte(type);
    }

    void sendTo(OutputStream out) throws IOException {
        int end = size;
        size = 0;
        putInt(end - HEADER);
        out.write(bytes, 0, end);
        out.flush();
        if (bytes.length > KEPT_CAPACITY) {
            bytes = new byte[FIRST_CAPACITY];
        }
    }

    void putByte(int value) throws ProtocolException {
        reserve(1);
        bytes[size++] = (byte) value;
    }

    void putInt(int value) throws ProtocolException {
        reserve(4);
        bytes[size++] = (byte) (value >>> 24);
        bytes[size++] = (byte) (value >>> 16);
        bytes[size++] = (byte) (value >>> 8);
        bytes[size++] = (byte) value;
    }

    void putLong(long value) throws ProtocolException {
        putInt((int) (value >>> 32));
        putInt((int) value);
    }

    void putBytes(byte[] value) throws ProtocolException {
        putInt(value.length);
        reserve(value.length);
        System.arraycopy(value, 0, bytes, size, value.length);
        size += value.length;
    }

    /** UTF-8; half of a surrogate pair becomes a question mark. */
    void putText(String text) throws ProtocolException {
        if (text.isEmpty()) {
            putInt(0);
        } else {
            putBytes(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    void putText(String text, int characters) throws ProtocolException {
        if (text.length() > characters) {
            throw new ProtocolException(
                    "a text of " + text.length() + " characters where " + characters + " may stand");
        }
        putText(text);
    }

    void putTexts(List<String> texts) throws ProtocolException {
        putInt(texts.size());
        for (String text : texts) {
            putText(text);
        }
    }

    void putTexts(List<String> texts, int most, int characters) throws ProtocolException {
        putCount(texts.size(), most);
        for (String text : texts) {
            putText(text, characters);
        }
    }

    void putCount(int count, int most) throws ProtocolException {
        if (count > most) {
            throw new ProtocolException(count + " elements where " + most + " may stand");
        }
        putInt(count);
    }

    private void reserve(int more) throws ProtocolException {
        if (more > limit - size) {
            throw new ProtocolException("a frame of more than " + (limit - HEADER) + " bytes");
        }
        if (more > bytes.length - size) {
            bytes = Arrays.copyOf(bytes, Math.max(size + more, Math.min(limit, 2 * bytes.length)));
        }
    }
}
