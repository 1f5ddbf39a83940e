package grundy.grader.archive;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * What comes out of gzip, with a limit on all of it, and a small one on what stands between two files: the library keeps
 * long names in memory, however long they are.
 */
final class MeteredStream extends FilterInputStream {
    private static final long HEADER = 1 << 20;

    private long left;
    private long leftInHeader;
    private boolean inHeader = true;
    private boolean exhausted;

    MeteredStream(InputStream in, long most) {
        super(in);
        this.left = most;
        this.leftInHeader = HEADER;
    }

    void header() {
        inHeader = true;
        leftInHeader = HEADER;
    }

    void content() {
        inHeader = false;
    }

    boolean isExhausted() {
        return exhausted;
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        count(read < 0 ? 0 : 1);
        return read;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int read = super.read(buffer, offset, length);
        count(Math.max(0, read));
        return read;
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(count);
        count(skipped);
        return skipped;
    }

    private void count(long bytes) throws IOException {
        left -= bytes;
        if (inHeader) {
            leftInHeader -= bytes;
        }
        if (left < 0 || leftInHeader < 0) {
            exhausted = true;
            throw new IOException("more bytes than the limit");
        }
    }
}
