package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/** Writes tar archives, also with links and devices. */
final class TarForge {
    private TarForge() {}

    static byte[] tar(String... namesAndTexts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes, UTF_8.name())) {
            tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                byte[] text = namesAndTexts[i + 1].getBytes(UTF_8);
                TarArchiveEntry entry = new TarArchiveEntry(namesAndTexts[i], true);
                entry.setSize(text.length);
                tar.putArchiveEntry(entry);
                tar.write(text);
                tar.closeArchiveEntry();
            }
            special(tar, "link", TarConstants.LF_SYMLINK);
            special(tar, "hard", TarConstants.LF_LINK);
            special(tar, "device", TarConstants.LF_CHR);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** An archive that begins with a name of so many letters, as GNU tar writes long ones. */
    static byte[] longName(int letters) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes, UTF_8.name())) {
            TarArchiveEntry name = new TarArchiveEntry("././@LongLink", TarConstants.LF_GNUTYPE_LONGNAME);
            name.setSize(letters);
            tar.putArchiveEntry(name);
            tar.write("x".repeat(letters).getBytes(UTF_8));
            tar.closeArchiveEntry();
            special(tar, "link", TarConstants.LF_SYMLINK);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void special(TarArchiveOutputStream tar, String name, byte kind) throws IOException {
        TarArchiveEntry entry = new TarArchiveEntry(name, kind);
        entry.setLinkName("/etc/passwd");
        tar.putArchiveEntry(entry);
        tar.closeArchiveEntry();
    }
}
