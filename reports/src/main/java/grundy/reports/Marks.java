package grundy.reports;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Points as every format shows them: what is below the maximum never looks like the maximum. */
final class Marks {

    private Marks() {}

    /** One decimal, half-even. */
    static BigDecimal shown(BigDecimal score, int max) {
        return rounded(score, BigDecimal.valueOf(max), 1);
    }

    /** {@code 2.8 of 40}. */
    static String of(BigDecimal score, int max) {
        return shown(score, max).toPlainString() + " of " + max;
    }

    /** The score as a part of the maximum, 0 to 1 with four decimals. */
    static BigDecimal fraction(BigDecimal score, int max) {
        if (max <= 0) {
            return BigDecimal.ZERO.setScale(4);
        }
        BigDecimal part = score.divide(BigDecimal.valueOf(max), 12, RoundingMode.HALF_EVEN);
        return rounded(score.compareTo(BigDecimal.valueOf(max)) < 0 ? part.min(almost(12)) : part, BigDecimal.ONE, 4);
    }

    /** The score in tenths of a point, for formats that know whole numbers only. */
    static int tenths(BigDecimal score, int max) {
        return shown(score, max).movePointRight(1).intValueExact();
    }

    private static BigDecimal rounded(BigDecimal value, BigDecimal full, int decimals) {
        BigDecimal rounded = value.setScale(decimals, RoundingMode.HALF_EVEN);
        boolean looksFull = value.compareTo(full) < 0 && rounded.compareTo(full) >= 0;
        return looksFull ? full.subtract(BigDecimal.ONE.movePointLeft(decimals)).setScale(decimals) : rounded;
    }

    private static BigDecimal almost(int decimals) {
        return BigDecimal.ONE.subtract(BigDecimal.ONE.movePointLeft(decimals));
    }
}
