package grundy.reports;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
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

    private static final BigDecimal SMALLEST_STEP = new BigDecimal("0.1");

    static MarkSpread of(List<BigDecimal> marks, int maxScore) {
        List<BigDecimal> ordered = marks.stream().sorted().toList();
        BigDecimal sum = ordered.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
        BigDecimal mean = sum.divide(BigDecimal.valueOf(ordered.size()), MathContext.DECIMAL64);
        return new MarkSpread(
                ordered.size(),
                shown(mean, maxScore),
                shown(quartile(2, ordered), maxScore),
                shown(quartile(1, ordered), maxScore),
                shown(quartile(3, ordered), maxScore),
                shown(quartile(0, ordered), maxScore),
                shown(quartile(4, ordered), maxScore));
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

    private static BigDecimal shown(BigDecimal exact, int maxScore) {
        BigDecimal max = BigDecimal.valueOf(maxScore);
        BigDecimal rounded = exact.setScale(1, RoundingMode.HALF_EVEN);
        return exact.compareTo(max) < 0 && rounded.compareTo(max) >= 0 ? rounded.subtract(SMALLEST_STEP) : rounded;
    }
}
