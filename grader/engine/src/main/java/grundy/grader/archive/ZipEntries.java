package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import grundy.grader.archive.ArchiveException.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.Optional;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry.NameSource;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.commons.compress.archivers.zip.ZipMethod;

/** The entries that the directory of a zip archive names. */
final class ZipEntries implements Entries {
    private static final int FILE_TYPE = 0xF000;
    private static final int REGULAR = 0x8000;
    private static final int FOLDER = 0x4000;

    private final ZipFile zip;
    private final Enumeration<ZipArchiveEntry> entries;

    private ZipEntries(ZipFile zip) {
        this.zip = zip;
        this.entries = zip.getEntries();
    }

    /** Reads the directory, which must be of a size that fits the limit on entries. */
    static ZipEntries open(Path file, int entries) throws ArchiveException, IOException {
        var channel = new MeteredChannel(Files.newByteChannel(file), entries);
        try {
            ZipFile zip = ZipFile.builder()
                    .setSeekableByteChannel(channel)
                    .setIgnoreLocalFileHeader(true)
                    .setCharset(ISO_8859_1)
                    .get();
            channel.directoryIsRead();
            return new ZipEntries(zip);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw channel.isExhausted()
                    ? new ArchiveException(
                            Problem.REFUSED,
                            "far more than " + entries + " entries, the limit; hand in the solution alone")
                    : new ArchiveException(
                            Problem.DAMAGED, "the zip archive is cut off or damaged; pack it, or upload it, again");
        }
    }

    @Override
    public Optional<Entry> next() {
        return entries.hasMoreElements() ? Optional.of(new Zipped(entries.nextElement())) : Optional.empty();
    }

    @Override
    public void close() throws IOException {
        zip.close();
    }

    private final class Zipped implements Entry {
        private final ZipArchiveEntry entry;

        Zipped(ZipArchiveEntry entry) {
            this.entry = entry;
        }

        @Override
        public String name() {
            return ZipEntries.name(entry);
        }

        @Override
        public Type type() {
            int type = entry.getUnixMode() & FILE_TYPE;
            if (entry.isUnixSymlink()) {
                return Type.LINK;
            }
            if (name().endsWith("/") || name().endsWith("\\") || type == FOLDER) {
                return Type.FOLDER;
            }
            return type == 0 || type == REGULAR ? Type.FILE : Type.SPECIAL;
        }

        @Override
        public long packedBytes() {
            return entry.getCompressedSize();
        }

        @Override
        public InputStream open() throws EntryFault, IOException {
            if (entry.getGeneralPurposeBit().usesEncryption()) {
                throw new EntryFault(Problem.DAMAGED, "is encrypted; pack it without a password");
            }
            // The others need libraries that are not here, or are older than Java.
            boolean known =
                    switch (entry.getMethod()) {
                        case ZipEntry.STORED, ZipEntry.DEFLATED -> true;
                        default ->
                            entry.getMethod() == ZipMethod.ENHANCED_DEFLATED.getCode()
                                    || entry.getMethod() == ZipMethod.BZIP2.getCode();
                    };
            if (!known) {
                throw new EntryFault(
                        Problem.DAMAGED,
                        "is packed by method " + entry.getMethod()
                                + ", which is not read here; pack it as a plain zip");
            }
            return zip.getInputStream(entry);
        }

        @Override
        public void verify(long bytes, long crc) throws EntryFault {
            if (bytes != entry.getSize() || crc != entry.getCrc()) {
                throw EntryFault.damaged();
            }
        }
    }

    /** Programs that know of no UTF-8 write the code page of the first PC, some that do know of it forget to say so. */
    private static String name(ZipArchiveEntry entry) {
        if (entry.getNameSource() == NameSource.UNICODE_EXTRA_FIELD) {
            return entry.getName();
        }
        byte[] raw = entry.getRawName();
        try {
            return UTF_8.newDecoder().decode(ByteBuffer.wrap(raw)).toString();
        } catch (CharacterCodingException e) {
            Charset oldest = Charset.isSupported("IBM437") ? Charset.forName("IBM437") : ISO_8859_1;
            return new String(raw, oldest);
        }
    }
}
