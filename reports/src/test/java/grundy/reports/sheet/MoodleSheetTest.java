package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.reports.SampleClass;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoodleSheetTest {

    @TempDir
    Path folder;

    @Test
    void marksGoToTheirIdentifiersAndNothingElseChanges() throws Exception {
        List<String> before = Sheets.MOODLE.lines().toList();
        List<String> after = fill(Sheets.MOODLE).text().lines().toList();
        assertEquals(before.size(), after.size());
        assertEquals(before.get(0), after.get(0), "byte-order mark and headers");
        assertEquals(
                "Participant 12345,Ada L.,ada@example.org,Submitted for grading,100.0,100.00,Yes,"
                        + "\"Monday, 3 November 2025, 9:00 AM\",-,",
                after.get(1));
        assertEquals(
                "Participant 12346,'=1+1,b@example.org,Submitted for grading,52.8,100.00,Yes,-,-,- see me",
                after.get(2));
        assertEquals(
                "Participant 12348,\"Lie, A\",c@example.org,Submitted for grading,0.0,100.00,Yes,-,-,", after.get(3));
        assertEquals(before.get(4), after.get(4), "a fault of the grader is no mark");
        assertEquals(before.get(5), after.get(5), "nothing was handed in");
    }

    @Test
    void lineEndsAndByteOrderMarkStay() throws Exception {
        String windows = fill(Sheets.MOODLE).text();
        assertTrue(windows.startsWith(Sheets.BOM));
        assertEquals(6, windows.split("\r\n", -1).length - 1);
        assertEquals(6, windows.chars().filter(c -> c == '\n').count());
        String unix =
                fill(Sheets.MOODLE.substring(1).replace("\r\n", "\n").strip()).text();
        assertFalse(unix.contains("\r"));
        assertFalse(unix.endsWith("\n"), "no line end at the end stays none");
        assertTrue(unix.startsWith("Identifier,"));
    }

    @ParameterizedTest
    @CsvSource({
        "Identifier, Participant, Grade, Maximum grade",
        "Kennung, Teilnehmer/in, Bewertung, Bestwertung",
        "Identifiant, Participant, Note, Note maximale",
        "Identificador, Participante, Calificaci\u00F3n, Calificaci\u00F3n m\u00E1xima",
        "\u8B58\u5225\u756A\u53F7, \u53C2\u52A0\u8005, \u8A55\u70B9, \u6700\u5927\u8A55\u70B9",
        "\u0418\u0434\u0435\u043D\u0442, \u0423\u0447\u0430\u0441\u0442\u043D\u0438\u043A, \u041E\u0446\u0435\u043D\u043A\u0430, \u041C\u0430\u043A\u0441"
    })
    void headersMayBeInAnyLanguage(String identifier, String word, String grade, String best) throws Exception {
        String sheet = "%s,Name,%s,%s,X\n%s 12345,A,,\"100,00\",-\n%s12346,B,,\"100,00\",-\n"
                .formatted(identifier, grade, best, word, word + " ");
        List<String> lines = fill(sheet).text().lines().toList();
        assertEquals(word + " 12345,A,100.0,\"100,00\",-", lines.get(1), "a point, whatever the sheet uses");
        assertEquals(word + " 12346,B,52.8,\"100,00\",-", lines.get(2));
    }

    @Test
    void numberedNamesAndNumbersOfStudentsAreNoIdentifiers() throws Exception {
        String sheet = """
                Name,Id number,Identifier,Status,Grade,Max
                Student 1,12346,Participant 12345,x,,100.00
                Student 2,12345,Participant 12346,x,,100.00
                """;
        List<String> lines = fill(sheet).text().lines().toList();
        assertEquals("Student 1,12346,Participant 12345,x,100.0,100.00", lines.get(1));
        assertEquals("Student 2,12345,Participant 12346,x,52.8,100.00", lines.get(2));
    }

    @ParameterizedTest
    @ValueSource(strings = {";", "\t"})
    void otherSeparatorsStay(String separator) throws Exception {
        String sheet = String.join(separator, "Id", "Name", "Grade", "Max") + "\n"
                + String.join(separator, "Participant 12346", "B", "", "100,00") + "\n";
        String filled = fill(sheet).text();
        assertEquals(
                String.join(separator, "Participant 12346", "B", "52.8", "100,00"),
                filled.lines().skip(1).findFirst().orElseThrow());
    }

    @Test
    void cellsWithLineEndsAndQuotesAreCells() throws Exception {
        String sheet = "Id,Name,Grade,Max,Text\n"
                + "Participant 12345,A,,100.00,\"two\nlines, \"\"quoted\"\"\"\n"
                + "Participant 12399,C,,100.00,\"more\r\nlines\"\n";
        assertEquals(sheet.replace("A,,100", "A,100.0,100"), fill(sheet).text());
    }

    @Test
    void marksAreScaledToTheSheetsBestAndNeverRoundedUpToIt() throws Exception {
        String sheet = "Id,Name,Grade,Max\nParticipant 12345,A,,20.00\nParticipant 12346,B,,20.00\n";
        Filled filled = fill(sheet);
        assertTrue(filled.text().contains("12345,A,20.00,20.00"));
        assertTrue(filled.text().contains("12346,B,10.56,20.00"), "52.8 / 100 x 20");
        assertTrue(filled.notes().contains("marks are scaled from 100 points to the 20 of the sheet"));
    }

    @Test
    void notesSayWhoWasLeftOut() throws Exception {
        assertEquals(
                List.of(
                        "sheet.csv: 3 marks filled in",
                        "1 of them replace another mark",
                        "left as they were, since the grader failed on them: 12349",
                        "handed in, but have no row in the sheet: 12347, 12350",
                        "1 cell that the platform reads back may run as a formula in a spreadsheet: upload the file unopened"),
                fill(Sheets.MOODLE).notes());
    }

    @Test
    void whoHandedInTwiceIsLeftToTheInstructor() throws Exception {
        List<ClassRow> rows = new ArrayList<>(SampleClass.report().rows());
        rows.add(SampleClass.row("12345", "Ada L.", SampleClass.graded(SampleClass.wrong())));
        ClassReport report = new ClassReport("take-and-split", "t", true, 1, 100, rows, List.of(), List.of());
        Filled filled = MoodleSheet.read(Sheets.file(folder, Sheets.MOODLE), Optional.empty(), Optional.empty())
                .fill(report);
        assertTrue(filled.text().contains("ada@example.org,\"Submitted for grading\",,100.00"));
        assertTrue(filled.notes().contains("left as they were, since they handed in more than once: 12345"));
    }

    @Test
    void feedbackIsWrittenWhereItIsAskedForAndEmpty() throws Exception {
        Filled filled = MoodleSheet.read(
                        Sheets.file(folder, Sheets.MOODLE), Optional.empty(), Optional.of("Feedback comments"))
                .fill(SampleClass.report());
        List<String> lines = filled.text().lines().toList();
        assertTrue(
                lines.get(1)
                        .endsWith(",table 20.0 of 20 (31 of 31 right); winners 40.0 of 40 (819 of 819 right);"
                                + " moves 30.0 of 30 (618 of 618 right); large 10.0 of 10 (370 of 370 right)"),
                lines.get(1));
        assertTrue(lines.get(2).endsWith(",- see me"), "the instructor's own stays");
        assertTrue(lines.get(3).endsWith(",Not graded: 2 errors in Solver.java"), lines.get(3));
        assertTrue(lines.get(5).endsWith(",-,"), "nothing was handed in");
    }

    @Test
    void aColumnCanBeNamed() throws Exception {
        String sheet = "Id,Bonus,Max,Grade,Max\nParticipant 12345,,50.00,,100.00\n";
        assertEquals(
                "sheet.csv may have its grades in several columns: name it with --moodle-column, one of"
                        + " Id, Bonus, Max, Grade, Max",
                refused(sheet));
        Filled filled = MoodleSheet.read(Sheets.file(folder, sheet), Optional.of("Grade"), Optional.empty())
                .fill(SampleClass.report());
        assertTrue(filled.text().endsWith("\nParticipant 12345,,50.00,100.0,100.00\n"));
    }

    @Test
    void whatIsNoWorksheetIsRefusedInOneLine() throws Exception {
        assertEquals(
                "sheet.csv has no column of identifiers such as 'Participant 12345':"
                        + " give the grading worksheet that Moodle exports",
                refused("id,name\n1,A\n"));
        assertEquals(
                "sheet.csv shows no column of grades: name it with --moodle-column, one of Id, Grade, Scale",
                refused("Id,Grade,Scale\nParticipant 12345,,\"good\nbad\"\n"));
        assertEquals(
                "sheet.csv is no CSV with a line of headers: give the file as the platform exported it", refused(""));
        assertEquals(
                "sheet.csv is no CSV (a quotation mark is out of place): give the file as the platform exported it",
                refused("Id,Grade\n\"a\"b,c\n"));
        assertEquals(
                "sheet.csv names nobody who handed in: give the sheet of this assignment and this class",
                refused("Id,Name,Grade,Max\nParticipant 1,A,,100\n"));
    }

    @Test
    void otherEncodingsAndMissingFilesAreRefusedInOneLine() throws Exception {
        Path latin = Sheets.bytes(folder, "Id,Zo\u00EB\n".getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(
                "sheet.csv is not text in UTF-8: give the file as the platform exported it, or save it as CSV UTF-8",
                assertThrows(SheetException.class, () -> MoodleSheet.read(latin, Optional.empty(), Optional.empty()))
                        .getMessage());
        Path missing = Path.of("no such file.csv");
        assertEquals(
                "no such file.csv cannot be read: give the sheet that the platform exported",
                assertThrows(SheetException.class, () -> MoodleSheet.read(missing, Optional.empty(), Optional.empty()))
                        .getMessage());
    }

    @Test
    void aSheetFilledTwiceIsTheSame() throws Exception {
        String once = fill(Sheets.MOODLE).text();
        assertEquals(once, fill(once).text());
    }

    private Filled fill(String sheet) throws IOException, SheetException {
        return MoodleSheet.read(Sheets.file(folder, sheet), Optional.empty(), Optional.empty())
                .fill(SampleClass.report());
    }

    private String refused(String sheet) {
        return String.valueOf(
                assertThrows(SheetException.class, () -> fill(sheet)).getMessage());
    }
}
