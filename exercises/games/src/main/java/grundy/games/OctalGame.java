package grundy.games;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A taking-and-breaking game given by its octal code {@code d0.d1d2d3...} (R. K. Guy and C. A. B. Smith, 1956).
 *
 * <p>Digit {@code dk} says what may be done when {@code k} stones are taken from a heap: it is the sum of 1 if no stone may
 * be left, 2 if the rest may stay as one heap, and 4 if the rest may be split into two heaps, none of them empty. Before
 * the point stands 0, or 4 where a heap may be split without taking a stone. Take-and-split is {@code 0.37}, Kayles
 * {@code 0.77}.
 *
 * <p>Two of them are equal where their codes are written alike.
 */
public final class OctalGame implements HeapGame {

    /** The largest number of digits after the point: with it, the list of options of one heap stays in memory. */
    public static final int MAX_DIGITS = 100;

    private static final int SHOWN = 40;
    private static final Pattern CODE = Pattern.compile("([04])\\.([0-7]{1," + MAX_DIGITS + "})");
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");
    private static final int LEAVE_NONE = 1;
    private static final int LEAVE_ONE = 2;
    private static final int LEAVE_TWO = 4;

    private final String code;
    private final int[] digits;

    private OctalGame(String code, int[] digits) {
        this.code = code;
        this.digits = digits;
    }

    /**
     * Reads an octal code.
     *
     * @param code such as {@code 0.37} or {@code 4.3}
     * @throws IllegalArgumentException if it is none; the message says what is wrong
     */
    public static OctalGame parse(String code) {
        var matcher = CODE.matcher(code);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + shown(code) + "' is no octal code: write 0 or 4, a point, and 1 to " + MAX_DIGITS
                            + " digits from 0 to 7, such as 0.37");
        }
        String after = matcher.group(2);
        int[] digits = new int[after.length() + 1];
        digits[0] = Character.digit(matcher.group(1).charAt(0), 8);
        for (int k = 1; k < digits.length; k++) {
            digits[k] = Character.digit(after.charAt(k - 1), 8);
        }
        return new OctalGame(code, digits);
    }

    /** The code as it was given. */
    public String code() {
        return code;
    }

    /** The code as it was given. */
    @Override
    public String toString() {
        return code;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OctalGame game && game.code.equals(code);
    }

    @Override
    public int hashCode() {
        return code.hashCode();
    }

    @Override
    public void visitOptions(int heap, OptionVisitor visitor) {
        for (int taken = 0; taken < digits.length && taken <= heap; taken++) {
            int rest = heap - taken;
            if (permits(taken, rest == 0 ? LEAVE_NONE : LEAVE_ONE)) {
                visitor.option(rest, 0);
            }
            if (permits(taken, LEAVE_TWO)) {
                for (int a = 1; a <= rest - a; a++) {
                    visitor.option(a, rest - a);
                }
            }
        }
    }

    @Override
    public boolean allows(int heap, List<Integer> pieces) {
        if (pieces.size() > 2) {
            return false;
        }
        long left = 0;
        for (int piece : pieces) {
            if (piece <= 0) {
                return false;
            }
            left += piece;
        }
        long taken = heap - left;
        return taken >= 0 && taken < digits.length && permits((int) taken, 1 << pieces.size());
    }

    private boolean permits(int taken, int bit) {
        return (digits[taken] & bit) != 0;
    }

    /** Whatever it was, as a short piece of one line. */
    private static String shown(String code) {
        boolean isLong = code.codePointCount(0, code.length()) > SHOWN;
        String start = isLong ? code.substring(0, code.offsetByCodePoints(0, SHOWN)) + "..." : code;
        return UNPRINTABLE.matcher(start).replaceAll("?");
    }
}
