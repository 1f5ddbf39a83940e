package grundy.grader.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;

/**
 * A file whose directory is read with a limit. The library keeps the whole directory of a zip archive in memory, and looks
 * at no count before; what it reads for one entry is known, and bounded here.
 */
final class MeteredChannel implements SeekableByteChannel {
    /** The end of the directory is sought through the last 64 KiB, byte by byte. */
    private static final int READS_TO_FIND_IT = 70_000;

    private static final int READS_FOR_AN_ENTRY = 8;
    private static final int BYTES_TO_FIND_IT = 1 << 20;
    private static final int BYTES_FOR_AN_ENTRY = 512;

    private final SeekableByteChannel file;
    private long reads;
    private long bytes;
    private boolean metered = true;
    private boolean exhausted;

    MeteredChannel(SeekableByteChannel file, int entries) {
        this.file = file;
        this.reads = READS_TO_FIND_IT + (long) READS_FOR_AN_ENTRY * entries;
        this.bytes = BYTES_TO_FIND_IT + (long) BYTES_FOR_AN_ENTRY * entries;
    }

    void directoryIsRead() {
        metered = false;
    }

    boolean isExhausted() {
        return exhausted;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        int read = file.read(target);
        if (metered) {
            bytes -= Math.max(0, read);
            if (--reads < 0 || bytes < 0) {
                exhausted = true;
                throw new IOException("the directory is too long");
            }
        }
        return read;
    }

    @Override
    public int write(ByteBuffer source) throws IOException {
        throw new IOException("only to be read");
    }

    @Override
    public long position() throws IOException {
        return file.position();
    }

    @Override
    public SeekableByteChannel position(long position) throws IOException {
        file.position(position);
        return this;
    }

    @Override
    public long size() throws IOException {
        return file.size();
    }

    @Override
    public SeekableByteChannel truncate(long size) throws IOException {
        throw new IOException("only to be read");
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
