package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnpackerTest extends ArchiveRoom {
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
}
