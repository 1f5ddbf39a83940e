package grundy.grader.grading;

import grundy.grader.wire.Limits;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** The first part of what was printed, and how much it was in all. */
final class OutputTally {

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private long total;

    void add(String more, long bytes) {
        // A forged count may be as large as a number can be.
        total = total > Long.MAX_VALUE - bytes ? Long.MAX_VALUE : total + bytes;
        byte[] text = more.getBytes(StandardCharsets.UTF_8);
        kept.write(text, 0, Math.min(text.length, Limits.CAPTURED_OUTPUT - kept.size()));
    }

    String text() {
        return kept.toString(StandardCharsets.UTF_8);
    }

    long total() {
        return total;
    }
}
