package grundy.grader.sandbox;

import grundy.grader.wire.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads a stream to its end, keeps the first part, and counts the rest, so that a flood costs nothing but time. */
public final class CapturedStream {

    private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
    private final Thread reader;
    private final long limit;
    private final Runnable onFlood;
    private long total;

    private CapturedStream(InputStream stream, long limit, Runnable onFlood) {
        this.limit = limit;
        this.onFlood = onFlood;
        reader = new Thread(() -> readAll(stream), "output of a submission");
        reader.setDaemon(true);
    }

    static CapturedStream drain(InputStream stream) {
        return drain(stream, Long.MAX_VALUE, () -> {});
    }

    /**
     * The same, with somebody to tell when there is too much.
     *
     * @param limit in bytes
     * @param onFlood called whenever something comes after that; reading goes on
     */
    static CapturedStream drain(InputStream stream, long limit, Runnable onFlood) {
        var captured = new CapturedStream(stream, limit, onFlood);
        captured.reader.start();
        return captured;
    }

    /** The first {@link Limits#CAPTURED_OUTPUT} bytes, as UTF-8. */
    public synchronized String text() {
        return kept.toString(StandardCharsets.UTF_8);
    }

    /** How many bytes there were so far. */
    public synchronized long totalBytes() {
        return total;
    }

    /** Waits until the stream has ended, but not for a process that keeps it open for ever. */
    void awaitEnd(long millis) {
        try {
            reader.join(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readAll(InputStream stream) {
        byte[] buffer = new byte[8192];
        try {
            for (int n = stream.read(buffer); n >= 0; n = stream.read(buffer)) {
                keep(buffer, n);
                if (totalBytes() > limit) {
                    onFlood.run();
                }
            }
        } catch (IOException e) {
            // The process is gone, and with it what it might have said.
        }
    }

    private synchronized void keep(byte[] bytes, int length) {
        total += length;
        int room = Limits.CAPTURED_OUTPUT - kept.size();
        kept.write(bytes, 0, Math.min(room, length));
    }
}
