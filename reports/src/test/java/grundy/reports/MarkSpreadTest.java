package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class MarkSpreadTest {

    @Test
    void medianOfAnEvenNumberIsHalfWayBetweenTheTwoInTheMiddle() {
        assertEquals(
                new BigDecimal("45.0"), marks("0.0", "40.0", "50.0", "100.0").median());
        assertEquals(new BigDecimal("40.0"), marks("100.0", "40.0", "0.0").median());
    }

    @Test
    void quartilesLieBetweenTwoMarksInProportion() {
        MarkSpread marks = marks("10.0", "20.0", "30.0", "40.0");
        assertEquals(new BigDecimal("17.5"), marks.lowerQuartile(), "0.75 of the way from 10 to 20");
        assertEquals(new BigDecimal("32.5"), marks.upperQuartile(), "0.25 of the way from 30 to 40");
        assertEquals(
                new BigDecimal("20.0"),
                marks("10.0", "20.0", "30.0", "40.0", "50.0").lowerQuartile());
    }

    @Test
    void oneMarkIsAllOfThem() {
        BigDecimal only = new BigDecimal("52.8");
        assertEquals(new MarkSpread(1, only, only, only, only, only, only), marks("52.8"));
    }

    @Test
    void meanIsRoundedToOneDecimalHalfToEven() {
        assertEquals(new BigDecimal("33.3"), marks("0.0", "0.0", "100.0").mean());
        assertEquals(new BigDecimal("0.2"), marks("0.1", "0.2", "0.3", "0.4").mean(), "1.0 / 4 = 0.25");
    }

    @Test
    void whatIsBelowTheMaximumIsNotShownAsTheMaximum() {
        MarkSpread marks = marks("100.0", "100.0", "99.9");
        assertEquals(new BigDecimal("99.9"), marks.mean(), "99.967");
        assertEquals(new BigDecimal("100.0"), marks.median());
        assertEquals(new BigDecimal("100.0"), marks("100.0", "100.0").mean());
    }

    @Test
    void lowestAndHighestAreFoundInAnyOrder() {
        MarkSpread marks = marks("50.0", "9.9", "87.3", "10.0");
        assertEquals(new BigDecimal("9.9"), marks.lowest());
        assertEquals(new BigDecimal("87.3"), marks.highest());
        assertEquals(4, marks.count());
    }

    private static MarkSpread marks(String... marks) {
        return MarkSpread.of(Stream.of(marks).map(BigDecimal::new).toList(), 100);
    }

    @Test
    void exactQuartileIsNotRounded() {
        List<BigDecimal> ordered = List.of(new BigDecimal("0.1"), new BigDecimal("0.2"));
        assertEquals(0, new BigDecimal("0.125").compareTo(MarkSpread.quartile(1, ordered)));
    }
}
