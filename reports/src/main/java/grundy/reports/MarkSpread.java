package grundy.reports;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What is said of the marks of a class; one decimal each, and never the maximum where it was not reached. Public since
 * templates read it by reflection.
 *
 * @param count how many marks there are, one at least
 * @param median the middle mark, or half way between the two in the middle
 * @param lowerQuartile a quarter of the way through the ordered marks, see {@link #quartile}
 * @param upperQuartile three quarters of the way
 */
public record MarkSpread(
        int count,
        BigDecimal mean,
        BigDecimal median,
        BigDecimal lowerQuartile,
        BigDecimal upperQuartile,
        BigDecimal lowest,
        BigDecimal highest) {

    static MarkSpread of(List<BigDecimal> marks, int maxScore) {
        List<BigDecimal> ordered = marks.stream().sorted().toList();
        BigDecimal sum = ordered.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal mean = sum.divide(BigDecimal.valueOf(ordered.size()), MathContext.DECIMAL64);
        return new MarkSpread(
                ordered.size(),
                Marks.shown(mean, maxScore),
                Marks.shown(quartile(2, ordered), maxScore),
                Marks.shown(quartile(1, ordered), maxScore),
                Marks.shown(quartile(3, ordered), maxScore),
                Marks.shown(quartile(0, ordered), maxScore),
                Marks.shown(quartile(4, ordered), maxScore));
    }

    /**
     * The mark {@code quarters / 4} of the way from the first to the last, between two marks in proportion: definition 7 of
     * Hyndman and Fan (1996), which spreadsheets call inclusive.
     */
    static BigDecimal quartile(int quarters, List<BigDecimal> ordered) {
        int way = quarters * (ordered.size() - 1);
        BigDecimal below = ordered.get(way / 4);
        BigDecimal above = ordered.get((way + 3) / 4);
        BigDecimal part = BigDecimal.valueOf(way % 4).multiply(new BigDecimal("0.25"));
        return below.add(above.subtract(below).multiply(part));
    }
}
