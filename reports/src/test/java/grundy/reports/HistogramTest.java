package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class HistogramTest {

    @Test
    void barsAreTenthsAndTheFullMarkIsAlone() {
        Histogram histogram = of(100, "0.0", "9.9", "10.0", "99.9", "100.0", "100.0");
        assertEquals(
                List.of(2, 1, 0, 0, 0, 0, 0, 0, 0, 1, 2),
                histogram.bars().stream().map(Histogram.Bar::count).toList());
        assertEquals("0\u20139", histogram.bars().get(0).label());
        assertEquals("90\u201399", histogram.bars().get(9).label());
        assertEquals("100", histogram.bars().get(10).label());
    }

    @Test
    void otherMaximumIsDividedIntoTenths() {
        Histogram histogram = of(60, "5.9", "6.0", "59.9", "60.0");
        assertEquals(
                List.of(1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1),
                histogram.bars().stream().map(Histogram.Bar::count).toList());
    }

    @Test
    void heightsAreSharesOfTheHighestBar() {
        assertEquals(
                List.of(1000, 500, 0),
                of(100, "0.0", "1.0", "11.0").bars().subList(0, 3).stream()
                        .map(Histogram.Bar::height)
                        .toList());
    }

    @Test
    void medianStandsInItsBar() {
        assertEquals(0, at("0.0"));
        assertEquals(480, at("52.8"), "bar 5.28 of 11");
        assertEquals(908, at("99.9"), "at the end of the tenth bar of eleven, which ends at 909");
        assertEquals(954, at("100.0"), "bar 10.5 of 11");
    }

    private static int at(String median) {
        return Histogram.of(List.of(), new BigDecimal(median), 100).medianAt();
    }

    private static Histogram of(int max, String... marks) {
        return Histogram.of(Stream.of(marks).map(BigDecimal::new).toList(), BigDecimal.ZERO, max);
    }
}
