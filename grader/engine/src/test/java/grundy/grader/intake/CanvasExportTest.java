package grundy.grader.intake;

import static grundy.grader.intake.Exports.files;
import static grundy.grader.intake.Exports.ids;
import static grundy.grader.intake.Exports.names;
import static grundy.grader.intake.Exports.read;
import static grundy.grader.intake.Exports.unit;
import static grundy.grader.intake.Exports.write;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanvasExportTest {
    @TempDir
    Path temp;

    private Path export(String... files) {
        for (String file : files) {
            write(temp, "class/" + file, "class " + file + " {}");
        }
        return temp.resolve("class");
    }

    @Test
    void filesOfOneUserBelongTogetherUnderTheirOwnNames() throws Exception {
        ClassList list = read(export(
                "lovelaceada_20_301_Solver.java", "lovelaceada_20_302_Helper.java", "turingalan_3_303_A_1_2.java"));

        assertEquals(List.of("20", "3"), ids(list));
        assertEquals(List.of("lovelaceada", "turingalan"), names(list));
        assertEquals(List.of("Helper.java", "Solver.java"), files(unit(list, "20")));
        assertEquals(List.of("A_1_2.java"), files(unit(list, "3")));
        assertEquals(List.of("layout: canvas, 2 submissions"), list.notes());
    }

    @Test
    void lateIsANoteAndNoPartOfTheName() throws Exception {
        ClassList list = read(export("lovelaceada_LATE_20_301_Solver.java", "turingalan_3_303_Solver.java"));

        assertEquals(List.of("lovelaceada", "turingalan"), names(list));
        assertEquals(List.of("Handed in late."), unit(list, "20").notes());
        assertEquals(List.of(), unit(list, "3").notes());
    }

    @Test
    void anonymousSubmissionsAreKnownByTheirCode() throws Exception {
        ClassList list = read(export("anon_x7Gs2_301_Solver.java", "LATE_anon_9aBcD_302_Solver.java"));

        assertEquals(List.of("9aBcD", "x7Gs2"), ids(list));
        assertEquals(List.of("Handed in late."), unit(list, "9aBcD").notes());
    }

    @ParameterizedTest
    @CsvSource({
        "Solver-1.java, Solver.java",
        "Solver-12.java, Solver.java",
        "L\u00F6sung-2.java, L\u00F6sung.java",
        "Solver-0b5f1f9e-2f44-4c5a-9d0e-0123456789ab.java, Solver.java",
        "grundy-1.py, grundy.py",
        "solver-2.cpp, solver.cpp",
        "table-1.h, table.h",
        "Solver.java, Solver.java",
        "my-solver-1.java, my-solver-1.java",
        "package-info.java, package-info.java",
        "Solver-1a.java, Solver-1a.java",
        "homework-1.zip, homework-1.zip",
        "1-1.java, 1-1.java",
    })
    void theSuffixOfAnotherAttemptIsTakenOffASource(String uploaded, String restored) {
        assertEquals(restored, CanvasExport.restored(uploaded));
    }

    @Test
    void aRestoredNameThatIsTakenStaysAsItIs() throws Exception {
        ClassList list = read(export("ada_1_301_Solver.java", "ada_1_302_Solver-1.java", "ada_1_303_Other-1.java"));

        assertEquals(List.of("Other.java", "Solver-1.java", "Solver.java"), files(unit(list, "1")));
    }

    @Test
    void twoFilesOfOneNameAreBothKept() throws Exception {
        ClassList list = read(export("ada_1_302_A.java", "ada_1_301_A.java"));

        Unit unit = unit(list, "1");
        assertEquals(List.of("A.java", "file-2/A.java"), files(unit));
        assertEquals("class ada_1_301_A.java {}", Files.readString(unit.path().resolve("A.java")));
        assertEquals(List.of("Two files are called A.java; both are kept."), unit.notes());
    }

    @Test
    void typedTextsAndLinksAreIgnoredAndNamed() throws Exception {
        ClassList list = read(export("ada_1_301_A.java", "alan_2_text.html", "alan_LATE_3_link.html"));

        assertEquals(List.of("1"), ids(list));
        assertEquals(
                "Not graded, since only files are, and these are texts or links that were typed on the platform:"
                        + " alan_2_text.html, alan_LATE_3_link.html.",
                list.notes().get(1));
    }

    @Test
    void aFileWhoseOwnNameWouldLeaveItsFolderStaysInIt() throws Exception {
        ClassList list = read(export("ada_1_301_..", "ada_1_302_A.java"));

        assertEquals(List.of("A.java", "file"), files(unit(list, "1")));
    }

    @Test
    void oneFileThatCannotBeReadCostsNobodyElseAnything() throws Exception {
        Path folder = export("alan_2_302_A.java");
        Files.createSymbolicLink(folder.resolve("ada_1_301_A.java"), temp.resolve("nothing"));

        ClassList list = read(folder);

        assertEquals(List.of("1", "2"), ids(list));
        assertEquals(
                List.of("A.java is no regular file and is not read."),
                unit(list, "1").notes());
        assertEquals(List.of("A.java"), files(unit(list, "2")));
    }

    @Test
    void noFileOfAStudentStandsInTheWayOfTheirOthers() throws Exception {
        ClassList list =
                read(export("ada_20_301_A.java", "ada_20_302_A.java", "ada_20_300_file-3", "bob_3_304_B.java"));

        assertEquals(List.of("A.java", "file-3", "file-3_/A.java"), files(unit(list, "20")));
        assertEquals(List.of("B.java"), files(unit(list, "3")));
    }
}
