package grundy.grader.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class UnpackingLimitsTest extends ArchiveRoom {
    @Test
    void aPathLongerThanSystemsTakeIsAFault() throws Exception {
        assertEquals(
                "has a name of more than 2000 bytes; shorten it",
                unpack(ZipForge.zip("folder/".repeat(40) + "x".repeat(2000), "x"))
                        .faults()
                        .get(0)
                        .what());
    }

    @Test
    void foldersInFoldersHaveALimit() throws Exception {
        ArchiveLimits two = limits(1000, 1000, 10, 100, 2);

        assertEquals(
                List.of(), unpack("s.zip", ZipForge.zip("a/b/C.java", "x"), two).faults());
        assertEquals(
                "lies more than 2 folders deep, the limit; hand in the solution alone",
                unpack("t.zip", ZipForge.zip("a/b/c/D.java", "x"), two)
                        .faults()
                        .get(0)
                        .what());
    }

    @Test
    void realBytesAreCountedWhateverAHeaderClaims() throws Exception {
        byte[] zeros = new byte[5_000];
        byte[] packed = ZipForge.deflate(zeros);
        byte[] liar = new ZipForge()
                .add(ZipForge.claim("a", packed, zeros).size(1), packed)
                .bytes();

        assertEquals(
                "REFUSED a: passes the limit of 4000 unpacked bytes; hand in the solution alone",
                problem("s.zip", liar, limits(4_000, 4_000, 10, 1_000, 5)));
        assertFalse(Files.size(target().resolve("a")) > 4_000);
    }

    @Test
    void oneFileHasALimitOfItsOwnAndTheOthersComeOut() throws Exception {
        Unpacked unpacked = unpack(
                "s.zip", ZipForge.zip("a", "x".repeat(11), "b", "x".repeat(10)), limits(100_000, 10, 10, 1_000, 5));

        assertEquals(
                "has more than 10 bytes, the limit for one file; hand in the solution alone",
                unpacked.faults().get(0).what());
        assertEquals(Map.of("a", "", "b", "x".repeat(10)), Tree.of(target()));
    }

    @Test
    void oneEntryTooManyIsRefusedAndJunkIsNotCounted() throws Exception {
        ArchiveLimits two = limits(1000, 1000, 2, 100, 2);

        unpack("s.zip", ZipForge.zip("a", "x", ".git/b", "x", ".git/c", "x", "b", "y"), two);
        assertEquals(
                "REFUSED d: is one too many: the limit is 2 entries; hand in the solution alone",
                problem("t.zip", ZipForge.zip("c", "x", "e/", "", "d", "x"), two));
    }

    @Test
    void anArchiveLargerThanAllItMayHoldIsNotOpened() {
        byte[] zip = ZipForge.zip("a", "x");

        assertEquals(
                "REFUSED : " + zip.length + " bytes, the limit is 50; hand in the solution alone",
                problem("s.zip", zip, limits(50, 50, 2, 100, 2)));
    }
}
