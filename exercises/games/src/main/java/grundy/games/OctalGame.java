package grundy.games;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A taking-and-breaking game given by its code {@code d0.d1d2d3...}: octal (R. K. Guy and C. A. B. Smith, 1956), or
 * hexadecimal where a heap may become three (E. R. Berlekamp, J. H. Conway and R. K. Guy, 1982).
 *
 * <p>Digit {@code dk} says what may be done when {@code k} stones are taken from a heap: it is the sum of 1 if no stone may
 * be left, 2 if the rest may stay as one heap, 4 if the rest may be split into two heaps, and 8 if it may be split into
 * three, none of them empty. The digits from 10 to 15 are written {@code a} to {@code f}. Before the point stands the sum of
 * 4 and 8 as far as a heap may be split without taking a stone; 1 and 2 cannot stand there, for a move must change the
 * heap. Take-and-split is {@code 0.37}, Kayles {@code 0.77}; in {@code 0.8} one stone is taken and three heaps are left.
 *
 * <p>Two of them are equal where their codes are written alike, but for capital letters.
 */
public final class OctalGame implements HeapGame {

    /** The largest number of digits after the point: with it, the list of options of one heap stays in memory. */
    public static final int MAX_DIGITS = 100;

    /** The largest heap whose options are listed where three pieces may be left: up to 7,500 options for each digit. */
    public static final int MAX_LISTED_IN_THREE = 300;

    private static final int SHOWN = 40;
    private static final int RADIX = 16;
    private static final Pattern CODE = Pattern.compile("([048cC])\\.([0-9a-fA-F]{1," + MAX_DIGITS + "})");
    private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\p{Zl}\\p{Zp}]");
    private static final int LEAVE_NONE = 1;
    private static final int LEAVE_ONE = 2;
    private static final int LEAVE_TWO = 4;
    private static final int LEAVE_THREE = 8;

    private final String code;
    private final int[] digits;

    private OctalGame(String code, int[] digits) {
        this.code = code;
        this.digits = digits;
    }

    /**
     * Reads an octal or hexadecimal code.
     *
     * @param code such as {@code 0.37}, {@code 4.3} or {@code 0.0f}
     * @throws IllegalArgumentException if it is none; the message says what is wrong
     */
    public static OctalGame parse(String code) {
        var matcher = CODE.matcher(code);
        if (!matcher.matches()) {
            throw new IllegalArgumentException(
                    "'" + shown(code) + "' is no octal code: write 0 or 4, a point, and 1 to " + MAX_DIGITS
                            + " digits from 0 to 7, such as 0.37 (for three pieces also 8, 9, a to f; 8 or c before the point)");
        }
        String after = matcher.group(2);
        int[] digits = new int[after.length() + 1];
        digits[0] = Character.digit(matcher.group(1).charAt(0), RADIX);
        for (int k = 1; k < digits.length; k++) {
            digits[k] = Character.digit(after.charAt(k - 1), RADIX);
        }
        return new OctalGame(code.toLowerCase(Locale.ROOT), digits);
    }

    /** The code, in small letters. */
    public String code() {
        return code;
    }

    /** The code, in small letters. */
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
    public Optional<TakingRule> takingRule() {
        return Optional.of(
                new TakingRule(taken(LEAVE_NONE), taken(LEAVE_ONE), taken(LEAVE_TWO), taken(LEAVE_THREE), true));
    }

    private List<Integer> taken(int bit) {
        return IntStream.range(0, digits.length)
                .filter(taken -> permits(taken, bit))
                .boxed()
                .toList();
    }

    @Override
    public int maxListedHeap() {
        return taken(LEAVE_THREE).isEmpty() ? MAX_LISTED_HEAP : MAX_LISTED_IN_THREE;
    }

    @Override
    public void visitOptions(int heap, OptionVisitor visitor) {
        for (int taken = 0; taken < digits.length && taken <= heap; taken++) {
            int rest = heap - taken;
            if (permits(taken, rest == 0 ? LEAVE_NONE : LEAVE_ONE)) {
                visitor.option(rest, 0, 0);
            }
            if (permits(taken, LEAVE_TWO)) {
                visitSplits(rest, visitor);
            }
            if (permits(taken, LEAVE_THREE)) {
                visitSplitsInThree(rest, visitor);
            }
        }
    }

    private static void visitSplits(int rest, OptionVisitor visitor) {
        for (int a = 1; a <= rest - a; a++) {
            visitor.option(a, rest - a, 0);
        }
    }

    private static void visitSplitsInThree(int rest, OptionVisitor visitor) {
        for (int a = 1; a <= rest / 3; a++) {
            for (int b = a; b <= rest - a - b; b++) {
                visitor.option(a, b, rest - a - b);
            }
        }
    }

    @Override
    public boolean allows(int heap, List<Integer> pieces) {
        if (pieces.size() > 3) {
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
