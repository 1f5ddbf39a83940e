package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScaledMarkTest {

    @ParameterizedTest
    @CsvSource({
        "52.8, 100, 20, 10.56",
        "99.9, 100, 5, 4.99", // 4.995, half-even 5.00
        "99.9, 100, 0.5, 0.49",
        "100.0, 100, 5, 5.00",
        "0.0, 100, 5, 0.00",
        "52.8, 100, 100, 52.8",
        "52.8, 100, 100.00, 52.8",
        "99.96, 100, 100, 99.9", // half-even 100.0
        "52.85, 100, 100, 52.8",
        "33.3, 100, 7.5, 2.50" // 2.4975
    })
    void lessThanTheBestIsNeverWrittenAsTheBest(BigDecimal score, int ours, BigDecimal best, String written) {
        assertEquals(written, new ScaledMark(Optional.of(best)).of(score, ours));
    }

    @Test
    void withoutABestMarkOursAreNotScaled() {
        assertEquals("52.8", new ScaledMark(Optional.empty()).of(new BigDecimal("52.8"), 100));
        assertEquals("99.9", new ScaledMark(Optional.empty()).of(new BigDecimal("99.96"), 100));
    }

    @ParameterizedTest
    @ValueSource(strings = {"100", "100.00", "100,00", " 100 "})
    void pointsAndCommasAreDecimals(String cell) {
        assertEquals(0, ScaledMark.number(cell).orElseThrow().compareTo(new BigDecimal(100)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "0", "0.00", "1.000,00", "EX", "-5", "1e3", "good"})
    void whatIsNoPositiveNumberIsNone(String cell) {
        assertEquals(Optional.empty(), ScaledMark.number(cell));
    }
}
