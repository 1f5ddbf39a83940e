package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnpackerTest {
    @TempDir
    Path temp;

    private Path target() throws IOException {
        return Files.createDirectories(temp.resolve("in/target"));
    }

    private Unpacked unpack(byte[] archive) throws ArchiveException, IOException {
        return unpack("s.zip", archive, ArchiveLimits.DEFAULT);
    }

    private Unpacked unpack(String name, byte[] archive, ArchiveLimits limits) throws ArchiveException, IOException {
        return new Unpacker(limits).unpack(Files.write(temp.resolve(name), archive), target());
    }

    private String problem(String name, byte[] archive, ArchiveLimits limits) {
        ArchiveException e = assertThrows(ArchiveException.class, () -> unpack(name, archive, limits));
        return e.problem() + " " + e.entry() + ": " + e.what();
    }

    private String onlyFault(byte[] archive) throws ArchiveException, IOException {
        Unpacked unpacked = unpack(archive);
        assertEquals(1, unpacked.faults().size(), unpacked.toString());
        Unpacked.Fault fault = unpacked.faults().get(0);
        return fault.problem() + " " + fault.entry() + ": " + fault.what();
    }

    private static ArchiveLimits limits(long total, long entry, int entries, int ratio, int folders) {
        return new ArchiveLimits(total, entry, entries, ratio, folders, 3);
    }

    @Test
    void filesAndFoldersComeOutAsTheyAre() throws Exception {
        Unpacked unpacked = unpack(ZipForge.zip("a/b/C.java", "class C {}", "a/empty/", "", "D.java", "class D {}"));

        assertEquals(new Unpacked(List.of(), List.of()), unpacked);
        assertEquals(Map.of("a/b/C.java", "class C {}", "D.java", "class D {}"), Tree.of(target()));
        assertTrue(Files.isDirectory(target().resolve("a/empty")));
    }

    @ParameterizedTest
    @CsvSource({
        "../evil, leaves the archive",
        "a/../../evil, leaves the archive",
        "a/.., leaves the archive",
        "..\\evil, leaves the archive",
        "/evil, is an absolute path",
        "\\evil, is an absolute path",
        "//host/evil, is an absolute path",
        "C:\\evil, is an absolute path",
        "c:evil, is an absolute path",
    })
    void noEntryEscapes(String name, String what) throws Exception {
        String next = "; pack the folder of the solution";

        assertEquals("REFUSED " + name + ": " + what + next, onlyFault(ZipForge.zip(name, "x", "ok", "y")));
        assertEquals(Map.of("ok", "y"), Tree.of(target()));
        assertEquals(List.of("in", "s.zip"), List.copyOf(names(temp)));
    }

    private static List<String> names(Path folder) throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A.java\0.txt", "a\nb", "\u001B[31m", "a\u007F"})
    void controlCharactersInNamesAreRefused(String name) throws Exception {
        assertEquals(
                "REFUSED " + name + ": has a control character in its name; rename it",
                onlyFault(ZipForge.zip(name, "x")));
        assertEquals(Map.of(), Tree.of(target()));
    }

    @Test
    void backslashesSeparateFolders() throws Exception {
        unpack(ZipForge.zip("src\\course\\A.java", "x", "src\\empty\\", ""));

        assertEquals(Map.of("src/course/A.java", "x"), Tree.of(target()));
        assertTrue(Files.isDirectory(target().resolve("src/empty")));
    }

    @Test
    void whatMachinesLeaveBehindIsIgnored() throws Exception {
        unpack(ZipForge.zip(
                "__MACOSX/._A.java",
                "x",
                ".DS_Store",
                "x",
                "src/._A.java",
                "x",
                "Thumbs.db",
                "x",
                ".git/config",
                "x",
                "p/.idea/x.xml",
                "x",
                ".vscode/a",
                "x",
                ".settings/a",
                "x",
                "node_modules/a/b",
                "x",
                "__pycache__/a",
                "x",
                "src/A.java",
                "y",
                "out/B.java",
                "y",
                "bin/C.java",
                "y",
                "build/D.java",
                "y",
                "target/E.java",
                "y"));

        assertEquals(
                List.of("bin/C.java", "build/D.java", "out/B.java", "src/A.java", "target/E.java"),
                List.copyOf(Tree.of(target()).keySet()));
    }

    @Test
    void linksAndDevicesAreLeftOutAndNamed() throws Exception {
        byte[] link = "/etc/passwd".getBytes(UTF_8);
        byte[] packed = ZipForge.deflate(link);
        ZipForge.Claim claim = ZipForge.claim("l", packed, link);
        Unpacked unpacked = unpack(new ZipForge()
                .add(claim.mode(0120777), packed)
                .add(ZipForge.claim("null", packed, link).mode(0020666), packed)
                .add("l/A.java", "x")
                .bytes());

        assertEquals(
                List.of(
                        new Unpacked.Remark("l", "is a link and is not followed"),
                        new Unpacked.Remark("null", "is no regular file and is not read")),
                unpacked.remarks());
        assertEquals(Map.of("l/A.java", "x"), Tree.of(target()));
    }

    @Test
    void namesOfOldProgramsAreReadInTheirCodePage() throws Exception {
        byte[] old = "\u00DCbung/M\u00FCller.java".getBytes(Charset.forName("IBM437"));
        byte[] unflagged = "\u00DCbung/Zo\u00EB.java".getBytes(UTF_8);
        unpack(new ZipForge()
                .add(old, 0, new byte[] {'x'})
                .add(unflagged, 0, new byte[] {'y'})
                .bytes());

        assertEquals(Map.of("\u00DCbung/M\u00FCller.java", "x", "\u00DCbung/Zo\u00EB.java", "y"), Tree.of(target()));
    }

    @Test
    void oneNameTwiceWithTheSameContentIsOneFile() throws Exception {
        assertEquals(
                List.of(), unpack(ZipForge.zip("A.java", "x", "A.java", "x")).remarks());
        assertEquals(Map.of("A.java", "x"), Tree.of(target()));
    }

    @Test
    void oneNameTwiceWithDifferentContentsIsTwoFiles() throws Exception {
        assertEquals(
                List.of(new Unpacked.Remark("A.java", "is there twice, with different contents; both are kept")),
                unpack(ZipForge.zip("A.java", "x", "A.java", "y", "A (2).java", "z"))
                        .remarks()
                        .subList(0, 1));
        assertEquals(Map.of("A.java", "x", "A (2).java", "y", "A (2) (2).java", "z"), Tree.of(target()));
    }

    @Test
    void aFileAndAFolderOfOneNameAreBothKept() throws Exception {
        unpack(ZipForge.zip("a", "x", "a/B.java", "y"));

        assertEquals(Map.of("a", "x", "a (2)/B.java", "y"), Tree.of(target()));
    }

    @Test
    void twinsByCaseOrCompositionAreBothKept() throws Exception {
        unpack(ZipForge.zip("Ada.java", "1", "ada.java", "2", "\u00E9.java", "3", "e\u0301.java", "4"));

        assertEquals(4, Tree.of(target()).size());
        assertEquals(
                List.of("1", "2", "3", "4"),
                Tree.of(target()).values().stream().sorted().toList());
    }

    @Test
    void aFileSystemThatFoldsNamesGetsNumberedTwins() throws Exception {
        Placement placement = new Placement(target(), true);

        List<String> places = List.of(
                at(placement, "Ada.java"),
                at(placement, "ADA.java"),
                at(placement, "\u00E9/X"),
                at(placement, "e\u0301/x"));

        assertEquals(List.of("Ada.java", "ADA (2).java", "\u00E9/X", "e\u0301 (2)/x"), places);
    }

    private String at(Placement placement, String path) throws IOException {
        return target().relativize(
                        placement.file(Arrays.asList(path.split("/"))).file())
                .toString();
    }

    @Test
    void aNameThatNoFileSystemTakesIsShortenedInItsMiddle() throws Exception {
        String name = "\u00E9".repeat(300) + "_12345_assignsubmission_file_";
        Unpacked unpacked = unpack(ZipForge.zip(name + "/A.java", "x"));

        String folder = names(target()).get(0);
        assertTrue(folder.endsWith("_12345_assignsubmission_file_") && folder.startsWith("\u00E9\u00E9"), folder);
        assertTrue(folder.getBytes(UTF_8).length <= 255, folder);
        assertEquals(List.of(), unpacked.faults());
    }

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
                problem("s.zip", start.getBytes(java.nio.charset.StandardCharsets.ISO_8859_1), ArchiveLimits.DEFAULT));
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
