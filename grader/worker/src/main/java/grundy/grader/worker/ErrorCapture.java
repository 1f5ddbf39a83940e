package grundy.grader.worker;

import grundy.grader.wire.Limits;
import grundy.grader.wire.Response;
import grundy.grader.wire.ResponseWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * What the student's code prints to {@code System.err}: the first bytes are sent at once, since the process may end at
 * any moment; the rest is counted.
 */
final class ErrorCapture extends OutputStream {

    private static final byte[] NOTHING = new byte[0];

    private final ResponseWriter responses;
    private long total;
    private long reported;

    ErrorCapture(ResponseWriter responses) {
        this.responses = responses;
    }

    @Override
    public void write(int oneByte) throws IOException {
        write(new byte[] {(byte) oneByte}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        int kept = (int) Math.max(0, Math.min(length, Limits.CAPTURED_OUTPUT - total));
        total += length;
        // A count that doubled is told too, so that an endless flood is known for what it is.
        if (kept > 0 || total >= 2 * reported) {
            report(Arrays.copyOfRange(bytes, offset, offset + kept));
        }
    }

    /** Tells the grader how much was printed so far, if it does not know. */
    synchronized void reportTotal() throws IOException {
        if (total > reported) {
            report(NOTHING);
        }
    }

    private void report(byte[] text) throws IOException {
        responses.send(new Response.ErrorOutput(text, total));
        reported = total;
    }
}
