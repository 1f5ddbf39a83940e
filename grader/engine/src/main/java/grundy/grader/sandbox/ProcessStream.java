package grundy.grader.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;

/**
 * A stream that comes out of a process, read by a thread of its own: so that whoever waits for more need not wait on when
 * the process is gone and something that it left behind keeps the stream open.
 */
final class ProcessStream extends InputStream {

    private static final int CAPACITY = 64 << 10;
    private static final long LOOK_MILLIS = 250;

    /** What the process wrote before its end is in the pipe, and read long before the second look. */
    private static final int LOOKS_AFTER_END = 2;

    private final Process process;
    private final byte[] buffer = new byte[CAPACITY];
    private int start;
    private int end;
    private boolean ended;

    private ProcessStream(Process process) {
        this.process = process;
    }

    static ProcessStream of(Process process, InputStream source) {
        var stream = new ProcessStream(process);
        var reader = new Thread(() -> stream.readAll(source), "answers of a submission");
        reader.setDaemon(true);
        reader.start();
        return stream;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public synchronized int read(byte[] bytes, int offset, int length) throws IOException {
        if (length == 0) {
            return 0;
        }
        awaitMore();
        if (start == end) {
            return -1;
        }
        int taken = Math.min(length, end - start);
        System.arraycopy(buffer, start, bytes, offset, taken);
        start += taken;
        notifyAll();
        return taken;
    }

    private synchronized void awaitMore() throws IOException {
        int looks = 0;
        try {
            while (start == end && !ended) {
                wait(LOOK_MILLIS);
                if (!process.isAlive() && ++looks == LOOKS_AFTER_END) {
                    ended = true;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for a child process");
        }
    }

    private void readAll(InputStream source) {
        byte[] chunk = new byte[8192];
        try {
            for (int n = source.read(chunk); n >= 0; n = source.read(chunk)) {
                put(chunk, n);
            }
        } catch (IOException | InterruptedException e) {
            // The process is gone, and with it what it might have said.
        } finally {
            end();
        }
    }

    /** Waits for room: a process that floods us is slowed down. */
    private synchronized void put(byte[] chunk, int length) throws InterruptedException {
        while (end - start > CAPACITY - length && !ended) {
            wait();
        }
        if (ended) {
            return;
        }
        if (end > CAPACITY - length) {
            System.arraycopy(buffer, start, buffer, 0, end - start);
            end -= start;
            start = 0;
        }
        System.arraycopy(chunk, 0, buffer, end, length);
        end += length;
        notifyAll();
    }

    private synchronized void end() {
        ended = true;
        notifyAll();
    }
}
