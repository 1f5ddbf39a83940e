package grundy.reports;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * How the marks of a class are distributed, in tenths of the maximum and, apart, the maximum itself. Public since templates
 * read it by reflection.
 *
 * @param bars eleven, from the left
 * @param medianAt where the median stands between the left end, 0, and the right end, 1000
 */
public record Histogram(List<Bar> bars, int medianAt) {

    private static final int TENTHS = 10;

    /**
     * One bar.
     *
     * @param label such as {@code 20–29} or {@code 100}; in percent of the maximum
     * @param height 0 to 1000, which the highest bar has
     */
    public record Bar(String label, int count, int height) {}

    static Histogram of(List<BigDecimal> marks, BigDecimal median, int maxScore) {
        int[] counts = new int[TENTHS + 1];
        marks.forEach(mark -> counts[tenth(mark, maxScore)]++);
        int highest = 1;
        for (int count : counts) {
            highest = Math.max(highest, count);
        }
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i <= TENTHS; i++) {
            bars.add(new Bar(label(i), counts[i], (int) (1000L * counts[i] / highest)));
        }
        return new Histogram(List.copyOf(bars), place(median, maxScore));
    }

    private static String label(int tenth) {
        return tenth == TENTHS ? "100" : 10 * tenth + "\u2013" + (10 * tenth + 9);
    }

    private static int tenth(BigDecimal mark, int maxScore) {
        return Math.max(0, Math.min(TENTHS, scaled(mark, TENTHS, maxScore)));
    }

    /** In the middle of its bar for the maximum, which has no width. */
    private static int place(BigDecimal mark, int maxScore) {
        int thousandths = scaled(mark, 1000, maxScore);
        int bars = thousandths >= 1000 ? 1050 : thousandths;
        return bars * TENTHS / (TENTHS + 1);
    }

    private static int scaled(BigDecimal mark, int to, int maxScore) {
        return mark.multiply(BigDecimal.valueOf(to))
                .divide(BigDecimal.valueOf(maxScore), 0, RoundingMode.DOWN)
                .intValue();
    }
}
