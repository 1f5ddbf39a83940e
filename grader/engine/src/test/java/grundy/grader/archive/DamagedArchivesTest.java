package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is no archive, or a broken one, is named for what it is. */
class DamagedArchivesTest extends ArchiveRoom {
    @ParameterizedTest
    @CsvSource({
        "Rar!\u001A\u0007, a RAR archive",
        "7z\u00BC\u00AF'\u001C', a 7z archive",
        "'\u001F\u008B\u0008', a gzip file",
        "%PDF-1.7, a PDF document",
        "<!DOCTYPE html><title>Log in</title>, a web page",
        "'  <html>', a web page",
        "\u00CA\u00FE\u00BA\u00BE, a class file",
        "public class A {}, a Java source",
        "hello, a file of another kind",
    })
    void whatIsNoZipIsNamedForWhatItIs(String start, String what) {
        assertEquals(
                "DAMAGED : " + what + " with the name of a zip archive; pack the solution as a plain zip",
                problem("s.zip", start.getBytes(ISO_8859_1), ArchiveLimits.DEFAULT));
    }

    @Test
    void anEmptyFileIsSaidToBeEmpty() {
        assertEquals(
                "DAMAGED : an empty file; pack it, or upload it, again",
                problem("s.zip", new byte[0], ArchiveLimits.DEFAULT));
    }

    @Test
    void aZipThatIsCutOffIsSaidSo() {
        byte[] whole = ZipForge.zip("A.java", "class A {}");

        assertEquals(
                "DAMAGED : the zip archive is cut off or damaged; pack it, or upload it, again",
                problem("s.zip", Arrays.copyOf(whole, whole.length - 30), ArchiveLimits.DEFAULT));
    }

    @Test
    void anEncryptedEntryIsSaidSo() throws Exception {
        byte[] packed = ZipForge.deflate(new byte[] {'x'});
        ZipForge.Claim claim = ZipForge.claim("A.java", packed, new byte[] {'x'});

        assertEquals(
                "DAMAGED A.java: is encrypted; pack it without a password",
                onlyFault(new ZipForge().add(claim.encrypted(), packed).bytes()));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 6, 14, 93, 95, 99})
    void methodsThatNeedOtherLibrariesAreNamed(int method) throws Exception {
        byte[] packed = ZipForge.deflate(new byte[] {'x'});
        ZipForge.Claim claim = ZipForge.claim("A.java", packed, new byte[] {'x'});

        assertEquals(
                "DAMAGED A.java: is packed by method " + method + ", which is not read here; pack it as a plain zip",
                onlyFault(new ZipForge().add(claim.method(method), packed).bytes()));
    }

    @Test
    void aWrongChecksumOrSizeIsDamageOfThatEntryAlone() throws Exception {
        byte[] x = {'x'};
        byte[] packed = ZipForge.deflate(x);
        Unpacked unpacked = unpack(new ZipForge()
                .add(ZipForge.claim("crc", packed, x).crc(1), packed)
                .add(ZipForge.claim("size", packed, x).size(2), packed)
                .add("ok", "y")
                .bytes());

        assertEquals(
                List.of(Optional.of(target().resolve("crc")), Optional.of(target().resolve("size"))),
                unpacked.faults().stream().map(Unpacked.Fault::place).toList());
        assertEquals(Map.of("crc", "", "size", "", "ok", "y"), Tree.of(target()));
    }
}
