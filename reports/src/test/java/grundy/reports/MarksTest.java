package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarksTest {

    @ParameterizedTest
    @CsvSource({
        "52.8, 100, 52.8, 0.5280, 528",
        "99.96, 100, 99.9, 0.9996, 999",
        "99.999, 100, 99.9, 0.9999, 999",
        "99.99999999999, 100, 99.9, 0.9999, 999",
        "100.0, 100, 100.0, 1.0000, 1000",
        "0.04, 100, 0.0, 0.0004, 0",
        "2.85, 40, 2.8, 0.0712, 28",
        "9.97, 10, 9.9, 0.9970, 99"
    })
    void belowTheMaximumIsNeverShownAsTheMaximum(BigDecimal score, int max, String shown, String fraction, int tenths) {
        assertEquals(shown, Marks.shown(score, max).toPlainString());
        assertEquals(fraction, Marks.fraction(score, max).toPlainString());
        assertEquals(tenths, Marks.tenths(score, max));
    }

    @Test
    void noFormatShowsAnAlmostFullMarkAsFull() {
        Report almost = SampleParts.graded(
                "99.96",
                List.of(
                        SampleParts.passed("table"),
                        SampleParts.failed("winners", "39.96", 1, List.of()),
                        SampleParts.passed("moves"),
                        SampleParts.passed("large")),
                List.of(),
                SampleParts.table(Lesson::g));
        JsonNode gradescope = Rendered.json("gradescope", almost);
        assertEquals("99.9", gradescope.get("score").asText());
        assertEquals("39.9", gradescope.get("tests").get(1).get("score").asText());
        assertEquals(0.9996, Rendered.json("prairielearn", almost).get("score").asDouble());
        JsonNode classroom = Rendered.json("classroom50", almost);
        assertEquals(999, classroom.get("score").asInt(), "200 + 399 + 300 + 100 tenths");
        assertEquals(1000, classroom.get("max-score").asInt());
        assertFalse(classroom.get("tests").get(1).get("passed").asBoolean());
        assertTrue(Rendered.text("summary", almost).contains("| 39.9 of 40 |"));
        assertTrue(Rendered.text("annotations", almost).contains("::99.9 of 100 points"));
    }

    @Test
    void theTestsOfClassroom50AddUpToTheScore() {
        for (String name : SampleReports.names()) {
            JsonNode json = Rendered.json("classroom50", SampleReports.named(name));
            int sum = 0;
            for (JsonNode test : json.get("tests")) {
                sum += test.get("score").asInt();
            }
            assertEquals(sum, json.get("score").asInt(), name);
        }
    }
}
