package grundy.grader.grading;

import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Share;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;

/**
 * Points of a mark: kept exactly enough while they are added, rounded half-even to one decimal for display, and never shown
 * as the maximum where something is wrong.
 */
final class Points {

    private static final BigDecimal STEP = new BigDecimal("0.1");

    private Points() {}

    /** What one check earned, for display. */
    static BigDecimal of(JudgedCheck judged) {
        return shown(exact(judged), judged.check().weight(), judged.failed().isEmpty());
    }

    /** What all checks earned together, for display. The unrounded points are added. */
    static BigDecimal total(List<JudgedCheck> checks) {
        BigDecimal sum = checks.stream().map(Points::exact).reduce(BigDecimal.ZERO, BigDecimal::add);
        boolean whole = checks.stream().allMatch(c -> c.failed().isEmpty());
        return shown(sum, maximum(checks), whole);
    }

    /** The sum of the weights. */
    static int maximum(List<JudgedCheck> checks) {
        return checks.stream().mapToInt(c -> c.check().weight()).sum();
    }

    static BigDecimal shown(BigDecimal exact, int maximum, boolean nothingWrong) {
        BigDecimal rounded = exact.setScale(1, RoundingMode.HALF_EVEN);
        BigDecimal full = BigDecimal.valueOf(maximum).setScale(1);
        return !nothingWrong && rounded.compareTo(full) >= 0 ? full.subtract(STEP) : rounded;
    }

    private static BigDecimal exact(JudgedCheck judged) {
        Share share = judged.share();
        return BigDecimal.valueOf(judged.check().weight())
                .multiply(BigDecimal.valueOf(share.right()))
                .divide(BigDecimal.valueOf(share.of()), MathContext.DECIMAL128);
    }
}
