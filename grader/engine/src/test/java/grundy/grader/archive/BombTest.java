package grundy.grader.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives that are made to fill a disk or a memory. Each test writes little, however much they would unpack to. */
class BombTest {
    private static final int MIB = 1 << 20;

    @TempDir
    Path temp;

    private Path target() throws IOException {
        return Files.createDirectories(temp.resolve("target"));
    }

    private Unpacked unpack(byte[] bomb) throws IOException, ArchiveException {
        return new Unpacker(ArchiveLimits.DEFAULT).unpack(Files.write(temp.resolve("s.zip"), bomb), target());
    }

    private long written() throws IOException {
        return Tree.of(target()).values().stream().mapToLong(String::length).sum();
    }

    @Test
    void aFileOfZerosIsAFaultOfItsOwn() throws Exception {
        byte[] zeros = new byte[30 * MIB];
        byte[] packed = ZipForge.deflate(zeros);
        byte[] noise = new byte[MIB];
        new java.util.Random(1).nextBytes(noise);
        Unpacked unpacked = unpack(new ZipForge()
                .add(ZipForge.claim("zeros", packed, zeros), packed)
                .add("noise".getBytes(java.nio.charset.StandardCharsets.UTF_8), 0, noise)
                .bytes());

        assertEquals(
                "unpacks to more than 200 times the packed size, as an archive does that is made to fill a disk;"
                        + " hand in the solution alone",
                unpacked.faults().get(0).what());
        assertEquals(MIB, written());
    }

    /** Fifield (2019): many entries of the directory point at the same packed bytes. */
    @Test
    void entriesThatOverlapAreCountedEachTime() throws Exception {
        byte[] zeros = new byte[MIB];
        byte[] packed = ZipForge.deflate(zeros);
        ZipForge bomb = new ZipForge().add(ZipForge.claim("0", packed, zeros), packed);
        for (int i = 1; i < 1_000; i++) {
            bomb.point(ZipForge.claim(Integer.toString(i), packed, zeros), 0);
        }

        ArchiveException e = assertThrows(ArchiveException.class, () -> unpack(bomb.bytes()));

        assertEquals(ArchiveException.Problem.REFUSED, e.problem());
        assertTrue(e.what().startsWith("unpacks to more than 200 times the packed size"), e.what());
        assertTrue(written() < 14 * MIB, "written: " + written());
    }

    @Test
    void aDirectoryOfAMillionEntriesIsNotReadIntoMemory() {
        ZipForge.Claim claim = ZipForge.claim("a", new byte[0], new byte[0]);
        ZipForge bomb = new ZipForge().add("a", "");
        for (int i = 0; i < 1_000_000; i++) {
            bomb.point(claim, 0);
        }

        ArchiveException e = assertThrows(ArchiveException.class, () -> unpack(bomb.bytes()));

        assertEquals("far more than 20000 entries, the limit; hand in the solution alone", e.what());
    }
}
