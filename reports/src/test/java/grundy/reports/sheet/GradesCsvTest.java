package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import grundy.reports.SampleClass;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

class GradesCsvTest {

    @Test
    void everyStudentHasARowAlsoInGroupsAndTheAbsent() throws IOException {
        assertEquals(
                List.of("12345", "12346", "12347", "12348", "12349", "12350", "12399"),
                records().stream().map(r -> r.get("id")).toList());
    }

    @Test
    void aFaultOfTheGraderAndAnAbsenceAreNoZero() throws IOException {
        CSVRecord fault = records().get(4);
        assertEquals("grader-fault", fault.get("status"));
        assertEquals("", fault.get("score"));
        assertEquals("", fault.get("check_table"));
        CSVRecord absent = records().get(6);
        assertEquals("absent", absent.get("status"));
        assertEquals("", absent.get("score"));
        assertEquals("0.0", records().get(2).get("score"), "what does not compile is a zero");
    }

    @Test
    void checksAndMisconceptionsHaveTheirColumns() throws IOException {
        CSVRecord sum = records().get(1);
        assertEquals("52.8", sum.get("score"));
        assertEquals("2.8", sum.get("check_winners"));
        assertEquals("sum-of-values max-of-values", sum.get("misconceptions"));
        assertEquals("late", records().get(3).get("notes"));
    }

    @Test
    void noCellIsAFormulaOrHoldsALineEnd() throws IOException {
        for (CSVRecord row : records()) {
            row.forEach(cell -> assertFalse(FormulaGuard.isFormula(cell) || cell.contains("\n"), cell));
        }
    }

    @Test
    void decimalsHaveAPointInEveryLocale() throws IOException {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertEquals("52.8", records().get(1).get("score"));
            assertEquals("2.8", records().get(1).get("check_winners"));
        } finally {
            Locale.setDefault(before);
        }
    }

    private static List<CSVRecord> records() throws IOException {
        String text = GradesCsv.render(SampleClass.report());
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (CSVParser parser = CSVParser.parse(text, format)) {
            return parser.getRecords();
        }
    }
}
