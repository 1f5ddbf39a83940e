package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.reports.SampleClass;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanvasSheetTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"42", "Nim", "Nim (42)"})
    void marksGoToTheAssignmentByIdTitleOrHeaderAndAllRowsStay(String assignment) throws Exception {
        assertEquals(
                Sheets.CANVAS
                        .replace("9.50,,95.00", "9.50,100.0,95.00")
                        .replace("=1+1,12346,s2,b,A,=keep,8.00,40.00", "'=1+1,12346,s2,b,A,=keep,8.00,52.8"),
                fill(Sheets.CANVAS, assignment).text());
    }

    @Test
    void excusedStudentsFaultsAndTheAbsentKeepTheirCells() throws Exception {
        Filled filled = fill(Sheets.CANVAS, "42");
        assertTrue(filled.text().contains("Lie,12348,s3,c,A,,7.00,EX,70.00"));
        assertTrue(filled.text().contains("Bob,12349,s4,d,A,,6.00,33.00,60.00"), "an empty cell would delete the mark");
        assertTrue(filled.text().contains("Cleo,12399,s5,e,A,,5.00,,50.00"));
        assertEquals(
                List.of(
                        "sheet.csv: 2 marks filled in",
                        "1 of them replace another mark",
                        "left as they were, since the grader failed on them: 12349",
                        "left as they were, since their cell says something that is no mark: 12348",
                        "handed in, but have no row in the sheet: 12347, 12350",
                        "1 cell that the platform reads back may run as a formula in a spreadsheet: upload the file unopened"),
                filled.notes());
    }

    @Test
    void marksAreScaledToThePointsPossible() throws Exception {
        Filled filled = fill(Sheets.CANVAS.replace("10.00,100.00,", "10.00,\"20,00\","), "42");
        assertTrue(filled.text().contains("9.50,20.00,95.00"));
        assertTrue(filled.text().contains("8.00,10.56,80.00"), "52.8 / 100 x 20");
    }

    @Test
    void namesInTwoColumnsAreGuardedToo() throws Exception {
        String sheet = "LastName,FirstName,ID,SIS Login ID,Section,Nim (42)\n@a,=b,12345,x,A,\n";
        assertEquals(
                "LastName,FirstName,ID,SIS Login ID,Section,Nim (42)\n'@a,'=b,12345,x,A,100.0\n",
                fill(sheet, "42").text());
    }

    @Test
    void whatCannotBeFilledIsRefusedInOneLine() {
        assertEquals(
                "sheet.csv has no assignment 'Chess': it has Essay (7), Nim (42)", refused(Sheets.CANVAS, "Chess"));
        assertEquals("sheet.csv has no assignment '4': it has Essay (7), Nim (42)", refused(Sheets.CANVAS, "4"));
        assertEquals(
                "sheet.csv has more than one assignment 'Nim': give the id of Nim (7), Nim (42)",
                refused(Sheets.CANVAS.replace("Essay", "Nim"), "Nim"));
        assertEquals(
                "sheet.csv: Canvas takes no marks in the column 'Current Score': choose an assignment",
                refused(Sheets.CANVAS, "Current Score"));
        assertEquals(
                "sheet.csv has no columns ID and Section: give the gradebook that Canvas exports",
                refused(Sheets.MOODLE, "Grade"));
        assertEquals(
                "sheet.csv names nobody who handed in: give the sheet of this assignment and this class",
                refused("Student,ID,SIS Login ID,Section,Nim (42)\nA,1,a,A,\n", "42"));
    }

    private Filled fill(String sheet, String assignment) throws IOException, SheetException {
        return CanvasSheet.read(Sheets.file(folder, sheet), assignment).fill(SampleClass.report());
    }

    private String refused(String sheet, String assignment) {
        return String.valueOf(assertThrows(SheetException.class, () -> fill(sheet, assignment))
                .getMessage());
    }
}
