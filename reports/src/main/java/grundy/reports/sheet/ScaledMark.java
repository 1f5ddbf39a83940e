package grundy.reports.sheet;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Turns our marks into those of a sheet whose best mark may be another.
 *
 * @param best the sheet's best mark, or empty where it names none: then ours are not scaled
 */
record ScaledMark(Optional<BigDecimal> best) {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}([.,][0-9]{1,9})?");
    private static final BigDecimal CENT = new BigDecimal("0.01");

    /** A positive number with a decimal point or comma; empty for anything else. */
    static Optional<BigDecimal> number(String cell) {
        String text = cell.strip();
        if (!NUMBER.matcher(text).matches()) {
            return Optional.empty();
        }
        return Optional.of(new BigDecimal(text.replace(',', '.'))).filter(n -> n.signum() > 0);
    }

    boolean changes(int ourBest) {
        return best.isPresent() && best.get().compareTo(BigDecimal.valueOf(ourBest)) != 0;
    }

    /** With a decimal point; less than the best mark is never written as the best. */
    String of(BigDecimal score, int ourBest) {
        if (ourBest <= 0) {
            return score.toPlainString();
        }
        BigDecimal full = changes(ourBest) ? best.orElseThrow() : BigDecimal.valueOf(ourBest);
        int decimals = changes(ourBest) ? 2 : 1;
        BigDecimal mark = score.multiply(full).divide(BigDecimal.valueOf(ourBest), decimals, RoundingMode.HALF_EVEN);
        boolean looksFull = score.compareTo(BigDecimal.valueOf(ourBest)) < 0 && mark.compareTo(full) >= 0;
        BigDecimal step = decimals == 2 ? CENT : CENT.movePointRight(1);
        return (looksFull ? full.subtract(step).setScale(decimals, RoundingMode.DOWN) : mark).toPlainString();
    }
}
