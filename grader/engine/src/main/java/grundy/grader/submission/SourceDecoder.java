package grundy.grader.submission;

import static java.nio.charset.StandardCharsets.UTF_8;

import grundy.grader.submission.SubmissionException.Problem;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;

/** UTF-8 and nothing else; where it is something else, what it looks like. */
final class SourceDecoder {
    private SourceDecoder() {}

    /**
     * The text, without a byte order mark.
     *
     * @param where the file, for the message
     * @throws SubmissionException if the bytes are not UTF-8, or hold a byte 0, which no source does
     */
    static String decode(String where, byte[] bytes) throws SubmissionException {
        CharsetDecoder decoder = UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = decoder.decode(in, out, true);
        int zero = indexOfZero(bytes);
        if (result.isError() || zero >= 0) {
            int bad = result.isError() && (zero < 0 || in.position() < zero) ? in.position() : zero;
            throw notUtf8(where, bytes, bad);
        }
        String text = out.flip().toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }

    private static int indexOfZero(byte[] bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == 0) {
                return i;
            }
        }
        return -1;
    }

    private static SubmissionException notUtf8(String where, byte[] bytes, int bad) {
        int line = 1;
        for (int i = 0; i < bad; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return new SubmissionException(
                Problem.COMPILE_ERROR,
                Shown.of(where) + ": not UTF-8 at byte " + (bad + 1) + " (line " + line + "); it looks like "
                        + guess(bytes) + "; save it as UTF-8");
    }

    private static String guess(byte[] bytes) {
        if (startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, 0xFE, 0xFF)) {
            return "UTF-16 with a byte order mark";
        }
        int even = 0;
        int odd = 0;
        for (int i = 0; i < bytes.length; i++) {
            even += bytes[i] == 0 && i % 2 == 0 ? 1 : 0;
            odd += bytes[i] == 0 && i % 2 != 0 ? 1 : 0;
        }
        if (even + odd == 0) {
            return "ISO-8859-1 or Windows-1252";
        }
        // Mostly ASCII in two bytes each: one of the two is 0 nearly always, the other nearly never.
        boolean utf16 = Math.max(even, odd) > bytes.length / 4 && Math.min(even, odd) < bytes.length / 16 + 1;
        return utf16 ? "UTF-16 without a byte order mark" : "no text at all";
    }

    private static boolean startsWith(byte[] bytes, int first, int second) {
        return bytes.length >= 2 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
    }
}
