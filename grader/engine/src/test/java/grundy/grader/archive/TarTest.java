package grundy.grader.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TarTest extends ArchiveRoom {
    @ParameterizedTest
    @ValueSource(strings = {"s.tar", "s.tar.gz", "S.TGZ"})
    void tarArchivesAreReadByTheSameRules(String name) throws Exception {
        byte[] tar =
                TarForge.tar("src/A.java", "x", "../evil", "y", "__MACOSX/b", "z", "n/".repeat(60) + "C.java", "q");
        Unpacked unpacked = unpack(name, name.endsWith(".tar") ? tar : gzip(tar), ArchiveLimits.DEFAULT);

        assertEquals(Map.of("src/A.java", "x"), Tree.of(target()));
        assertEquals(
                List.of(
                        "leaves the archive; pack the folder of the solution",
                        "lies more than 50 folders deep, the limit; hand in the solution alone"),
                unpacked.faults().stream().map(Unpacked.Fault::what).toList());
        assertEquals(
                List.of(
                        "link is a link and is not followed",
                        "hard is a link and is not followed",
                        "device is no regular file and is not read"),
                unpacked.remarks().stream().map(r -> r.entry() + " " + r.what()).toList());
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (var gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    @Test
    void aTarThatIsCutOffOrIsNoneIsSaidSo() throws Exception {
        byte[] tar = TarForge.tar("A.java", "x".repeat(5_000));
        String cut = "DAMAGED : the tar archive is cut off or damaged; pack it, or upload it, again";

        assertEquals(cut, problem("s.tar", Arrays.copyOf(tar, 3_000), ArchiveLimits.DEFAULT));
        assertEquals(cut, problem("s.tgz", Arrays.copyOf(gzip(tar), 60), ArchiveLimits.DEFAULT));
        assertEquals(
                "DAMAGED : a zip archive with the name of a tar archive; pack the solution as a plain zip",
                problem("s.tar", ZipForge.zip("a", "x"), ArchiveLimits.DEFAULT));
        assertEquals(
                "DAMAGED : a tar archive with the name of a gzip file; pack the solution as a plain zip",
                problem("s.tgz", tar, ArchiveLimits.DEFAULT));
    }

    /** The library keeps long names in memory; packed, ten megabytes of one letter are ten kilobytes. */
    @Test
    void aNameOfManyMegabytesIsNotReadIntoMemory() throws Exception {
        byte[] bomb = gzip(TarForge.longName(10 << 20));

        assertEquals(
                "REFUSED : unpacks to more bytes than the limit; hand in the solution alone",
                problem("s.tgz", bomb, ArchiveLimits.DEFAULT));
    }
}
