package grundy.games;

import java.util.Optional;

/**
 * A proof that the values of a game are periodic: {@code g(n + length) = g(n)} for every n from {@code start} on, for ever.
 *
 * <p>Let moves take at most t stones and leave at most k heaps, and let p be the length. If the equation holds for every n
 * from s to ks + (k - 1)p + t - 1, with s at least 1, then it holds from s on (R. K. Guy and C. A. B. Smith, 1956, for k = 2).
 * For let N be larger, and the equation hold from s to N - 1. What is left of N + p by a move is at least k(s + p) stones in
 * at most k heaps, so that one heap has s + p stones or more; with p stones less it is not empty and smaller than N, and has
 * the same value. So each option of N + p has the value of one of N. Likewise what is left of N has a heap of s stones or
 * more, which with p more has the same value. Hence both have the same options' values, and the same mex. (Where no heap has a
 * move, k = 1 and t = 0, that is no n at all; one is compared all the same.)
 *
 * @param start the smallest heap from which the values repeat, 0 or more
 * @param length the smallest length, 1 or more
 * @param windowStart the first n that the proof compares with n + length: the start, but at least 1
 * @param windowEnd the last n that it compares
 */
public record PeriodCertificate(int start, int length, int windowStart, int windowEnd) {

    /** The largest heap whose value the proof needs. */
    public int tableTo() {
        return windowEnd + length;
    }

    /**
     * The period that a table proves.
     *
     * @param rule of the game
     * @param values g(0), g(1), ..., right ones
     * @return of the certified periods the shortest, from its smallest start; empty where the table certifies none
     */
    public static Optional<PeriodCertificate> of(TakingRule rule, int[] values) {
        return of(rule, values, values.length);
    }

    /** The same from the first values of a table. */
    static Optional<PeriodCertificate> of(TakingRule rule, int[] values, int count) {
        if (!rule.intoEqual()) {
            return Optional.empty(); // whether an option exists would depend on the sizes of its heaps
        }
        int pieces = rule.maxPieces();
        int taken = rule.maxTaken();
        for (int length = 1; windowEnd(pieces, taken, 1, length) + length < count; length++) {
            int start = startOf(values, count, length);
            int windowStart = Math.max(1, start);
            long windowEnd = windowEnd(pieces, taken, windowStart, length);
            if (windowEnd + length < count) {
                return Optional.of(new PeriodCertificate(start, length, windowStart, (int) windowEnd));
            }
        }
        return Optional.empty();
    }

    private static long windowEnd(long pieces, long taken, long start, long length) {
        return Math.max(start, pieces * start + (pieces - 1) * length + taken - 1);
    }

    /** The smallest heap from which the values repeat to the end of the table. */
    private static int startOf(int[] values, int count, int length) {
        int start = count - length;
        while (start > 0 && values[start - 1] == values[start - 1 + length]) {
            start--;
        }
        return start;
    }
}
