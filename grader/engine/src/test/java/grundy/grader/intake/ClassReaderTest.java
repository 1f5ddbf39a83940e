package grundy.grader.intake;

import static grundy.grader.intake.Exports.files;
import static grundy.grader.intake.Exports.ids;
import static grundy.grader.intake.Exports.read;
import static grundy.grader.intake.Exports.unit;
import static grundy.grader.intake.Exports.write;
import static grundy.grader.intake.Exports.zip;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassReaderTest {
    @TempDir
    Path temp;

    private Path folder(String... paths) {
        for (String path : paths) {
            write(temp, "class/" + path, "class A {}");
        }
        return temp.resolve("class");
    }

    private String problem(Path path) {
        return assertThrows(IntakeException.class, () -> read(path)).message();
    }

    @Test
    void eachChildOfAFolderIsASubmission() throws Exception {
        ClassList list = read(folder(
                "bob/.git/config",
                "bob/src/A.java",
                "ada.zip",
                "carl.java",
                "dora.jar",
                "eve.tar.gz",
                "fred.rar",
                "gus.py",
                ".DS_Store",
                "grades.csv"));

        assertEquals(List.of("ada", "bob", "carl", "dora", "eve", "fred", "gus"), ids(list));
        assertEquals(
                List.of("layout: folder, 7 submissions", "Neither a folder nor a solution, and left out: grades.csv."),
                list.notes());
    }

    @Test
    void aListBesideTheSubmissionsDoesNotMakeThemOne() throws Exception {
        assertEquals(List.of("ada", "bob"), ids(read(folder("all/ada/A.java", "all/bob/A.java", "all/classroom.csv"))));
    }

    @Test
    void theEndingStaysWhereTheIdWouldNotBeUniqueWithoutIt() throws Exception {
        assertEquals(
                List.of("ada", "ada.java", "ada.zip", "bob"),
                ids(read(folder("ada/A.java", "ada.zip", "ada.java", "bob.zip"))));
    }

    @Test
    void idsAreInCodePointOrder() throws Exception {
        assertEquals(
                List.of("10", "9", "Z", "a", "\uFF21", "\uD83C\uDFB2"),
                ids(read(folder("9/A", "10/A", "a/A", "Z/A", "\uD83C\uDFB2/A", "\uFF21/A"))));
    }

    @Test
    void anExportIsUnpackedAndItsOneFolderSteppedInto() throws Exception {
        Path export = write(
                temp,
                "export.zip",
                zip(
                        "export/Ada_1_assignsubmission_file_/A.java", "x",
                        "export/Alan_2_assignsubmission_file_/B.java", "y",
                        "__MACOSX/export/._x", "z"));

        ClassList list = read(export);

        assertEquals(List.of("1", "2"), ids(list));
        assertEquals(List.of("layout: moodle, 2 submissions, in the folder export"), list.notes());
        assertEquals(List.of("A.java"), files(unit(list, "1")));
    }

    @Test
    void theOnlySubmissionOfAClassIsNotSteppedInto() throws Exception {
        assertEquals(List.of("ada"), ids(read(folder("ada/src/A.java", "ada/pom.xml"))));
    }

    @Test
    void aFolderOfFoldersInAFolderIsSteppedInto() throws Exception {
        assertEquals(List.of("ada", "bob"), ids(read(folder("submissions/ada/A.java", "submissions/bob/A.java"))));
    }

    @Test
    void aForcedLayoutIsTaken() throws Exception {
        Path folder = folder("Ada_1_assignsubmission_file_/A.java");

        assertEquals(List.of("Ada_1_assignsubmission_file_"), ids(read(Optional.of(Layout.FOLDER), folder)));
        assertEquals(
                folder + ": no submission inside in the layout canvas; give what the course platform exported,"
                        + " or name its layout with --layout",
                assertThrows(IntakeException.class, () -> read(Optional.of(Layout.CANVAS), folder))
                        .message());
    }

    @Test
    void everyLayoutHasAWordOfItsOwn() {
        assertEquals(
                List.of("moodle", "canvas", "gradescope", "folder"),
                Arrays.stream(Layout.values()).map(Layout::word).toList());
        for (Layout layout : Layout.values()) {
            assertEquals(Optional.of(layout), Layout.of(layout.word()));
        }
        assertEquals(Optional.empty(), Layout.of("Moodle"));
    }

    @Test
    void twoSubmissionsWithOneIdAreBothKeptAndAllAreTold() throws Exception {
        Path first = folder("Ada_7_assignsubmission_file_/A.java");
        write(temp, "late/Ada L_7_assignsubmission_file_/A.java", "late");
        write(temp, "late/7-2_8_assignsubmission_file_/A.java", "x");

        ClassList list = read(first, temp.resolve("late"));

        assertEquals(List.of("7", "7-2", "8"), ids(list));
        assertEquals("late", Files.readString(unit(list, "7-2").path().resolve("A.java")));
        String told = "There are 2 submissions with the id 7; compare them before you enter a mark.";
        assertEquals(List.of(told), unit(list, "7").notes());
        assertEquals(List.of(told), unit(list, "7-2").notes());
        assertEquals("7", unit(list, "7-2").members().get(0).id());
        assertEquals(
                List.of(
                        "class: layout: moodle, 1 submission",
                        "late: layout: moodle, 2 submissions",
                        "7 is the id of 2 submissions (Ada_7_assignsubmission_file_, Ada L_7_assignsubmission_file_);"
                                + " all are graded, the later ones with a number behind their id."),
                list.notes());
    }

    @Test
    void aNumberedIdIsNeverThatOfAnother() throws Exception {
        write(temp, "late/ada/A.java", "x");
        write(temp, "late/ada-2/A.java", "x");

        assertEquals(List.of("ada", "ada-2", "ada-3"), ids(read(folder("ada/A.java"), temp.resolve("late"))));
    }

    @Test
    void whatIsNoClassIsSaidInOneLine() throws Exception {
        Files.createDirectories(temp.resolve("empty"));
        String give = "give what the course platform exported";

        assertEquals(
                temp + "/nobody: no such file or folder; check how the path is spelled",
                problem(temp.resolve("nobody")));
        assertEquals(temp + "/empty: no submission inside, it is empty; " + give, problem(temp.resolve("empty")));
        assertEquals(
                temp + "/t.txt: no class; give a folder of submissions, or a zip of one"
                        + " (one submission alone is graded by: grundy check)",
                problem(write(temp, "t.txt", "x")));
        assertEquals(
                temp + "/r.zip: a RAR archive with the name of a zip archive; pack the solution as a plain zip",
                problem(write(temp, "r.zip", "Rar!\u001A\u0007")));
        assertEquals(
                temp + "/n.zip: no submission inside, it is empty; " + give,
                problem(write(temp, "n.zip", zip("__MACOSX/x", "y"))));
    }

    @Test
    void aDamagedEntryIsToldToItsStudentAndCostsNobodyElseAnything() throws Exception {
        byte[] zip = zip("ada_1_301_A.java", "class A {}", "alan_2_302_A.java", "class A { int other; }");
        int at = new String(zip, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("ada_1_301_A.java");
        zip[at + "ada_1_301_A.java".length() + 3] ^= 0x55;

        ClassList list = read(write(temp, "class.zip", zip));

        assertEquals(List.of("1", "2"), ids(list));
        assertEquals(
                List.of("ada_1_301_A.java could not be unpacked: it is damaged; pack it, or upload it, again."),
                unit(list, "1").notes());
        assertEquals(0, Files.size(unit(list, "1").path().resolve("A.java")));
        assertEquals(List.of(), unit(list, "2").notes());
    }

    @Test
    void anEntryThatWouldEscapeIsToldToTheClassAndTheOthersAreRead() throws Exception {
        ClassList list = read(write(temp, "class.zip", zip("../../evil", "x", "ada/A.java", "x", "bob/A.java", "y")));

        assertEquals(List.of("ada", "bob"), ids(list));
        assertEquals(
                "../../evil could not be unpacked: it leaves the archive; pack the folder of the solution.",
                list.notes().get(1));
    }

    @Test
    void aStudentsOwnArchiveIsNotOpenedHere() throws Exception {
        ClassList list = read(write(temp, "class.zip", zip("ada.zip", "no zip", "bob/A.java", "y")));

        assertEquals("no zip", Files.readString(unit(list, "ada").path(), UTF_8));
    }
}
