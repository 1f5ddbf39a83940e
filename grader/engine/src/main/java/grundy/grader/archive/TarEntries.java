package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;

/** The entries of a tar archive, which may be packed by gzip as a whole. */
final class TarEntries implements Entries {
    private final MeteredStream meter;
    private final TarArchiveInputStream tar;

    private TarEntries(MeteredStream meter) {
        this.meter = meter;
        this.tar = new TarArchiveInputStream(meter, StandardCharsets.UTF_8.name());
    }

    /**
     * Opens an archive.
     *
     * @param most how many bytes are read, also of what is ignored
     */
    static TarEntries open(Path file, boolean gzip, long most) throws ArchiveException, IOException {
        InputStream in = new BufferedInputStream(Files.newInputStream(file));
        try {
            InputStream plain = gzip
                    ? GzipCompressorInputStream.builder()
                            .setInputStream(in)
                            .setDecompressConcatenated(true)
                            .get()
                    : in;
            return new TarEntries(new MeteredStream(plain, most));
        } catch (IOException | RuntimeException e) {
            in.close();
            throw damaged();
        }
    }

    @Override
    public Optional<Entry> next() throws ArchiveException {
        try {
            if (tar.getCurrentEntry() != null) {
                tar.transferTo(OutputStream.nullOutputStream());
            }
            meter.header();
            TarArchiveEntry entry = tar.getNextEntry();
            meter.content();
            return entry == null ? Optional.empty() : Optional.of(new Tarred(entry));
        } catch (IOException | RuntimeException e) {
            throw meter.isExhausted()
                    ? new ArchiveException(
                            Problem.REFUSED, "unpacks to more bytes than the limit; hand in the solution alone")
                    : damaged();
        }
    }

    private static ArchiveException damaged() {
        return new ArchiveException(
                Problem.DAMAGED, "the tar archive is cut off or damaged; pack it, or upload it, again");
    }

    @Override
    public void close() throws IOException {
        tar.close();
    }

    private final class Tarred implements Entry {
        private final TarArchiveEntry entry;

        Tarred(TarArchiveEntry entry) {
            this.entry = entry;
        }

        @Override
        public String name() {
            return entry.getName();
        }

        @Override
        public Type type() {
            if (entry.isSymbolicLink() || entry.isLink()) {
                return Type.LINK;
            }
            if (entry.isDirectory()) {
                return Type.FOLDER;
            }
            return switch (entry.getLinkFlag()) {
                case TarConstants.LF_OLDNORM, TarConstants.LF_NORMAL, TarConstants.LF_CONTIG -> Type.FILE;
                default -> Type.SPECIAL;
            };
        }

        @Override
        public long packedBytes() {
            return -1;
        }

        @Override
        public InputStream open() {
            return new FilterInputStream(tar) {
                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    return in.read(buffer, offset, length);
                }

                @Override
                public void close() {
                    // The archive is read on.
                }
            };
        }

        @Override
        public void verify(long bytes, long crc) throws EntryFault {
            if (bytes != entry.getSize()) {
                throw EntryFault.damaged();
            }
        }
    }
}
