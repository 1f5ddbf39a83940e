package grundy.games;

import java.util.ArrayList;
import java.util.List;

/**
 * Wythoff's game: a move takes stones from one heap, or the same number from both; who cannot move loses. The lost positions
 * are the pairs (A, A + d), d = 0, 1, 2, ..., where A is d times the golden ratio, rounded down (W. A. Wythoff, 1907). All is
 * computed in whole numbers.
 */
public final class Wythoff {

    /** The largest heap: its square, five times over, fits into a long. */
    public static final int MAX_HEAP = 1_000_000_000;

    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    private Wythoff() {}

    /** Whether the player to move wins, by full search: nothing but the moves is used. One entry for each pair of heaps to a size. */
    public static boolean[][] search(int size) {
        boolean[][] won = new boolean[size + 1][size + 1];
        for (int a = 0; a <= size; a++) {
            for (int b = 0; b <= size; b++) {
                won[a][b] = reachesLost(won, a, b);
            }
        }
        return won;
    }

    private static boolean reachesLost(boolean[][] won, int a, int b) {
        for (int taken = 1; taken <= Math.max(a, b); taken++) {
            boolean fromFirst = taken <= a && !won[a - taken][b];
            boolean fromSecond = taken <= b && !won[a][b - taken];
            if (fromFirst || fromSecond || (taken <= Math.min(a, b) && !won[a - taken][b - taken])) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether the player to move loses, by the theorem.
     *
     * @param a stones of one heap, 0 to {@link #MAX_HEAP}
     * @param b stones of the other
     */
    public static boolean isLost(int a, int b) {
        return Math.min(a, b) == lower(Math.abs(a - b));
    }

    /**
     * The smaller heap of the lost position whose heaps differ by this many stones.
     *
     * @param difference 0 to {@link #MAX_HEAP}
     */
    public static int lower(int difference) {
        // d (1 + sqrt 5) / 2, rounded down: between two neighbouring whole numbers there is no room for d sqrt 5 alone.
        return (int) ((difference + root(5L * difference * difference)) / 2);
    }

    private static long root(long square) {
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) {
            root--;
        }
        while ((root + 1) * (root + 1) <= square) {
            root++;
        }
        return root;
    }

    /**
     * The positions that a winning move leaves, those reached by taking from both heaps last.
     *
     * @param a stones of the first heap
     * @param b stones of the second
     * @return the two heaps in the same order; none where the player to move loses
     */
    public static List<int[]> winningMoves(int a, int b) {
        var moves = new ArrayList<int[]>();
        if (partner(a) < b) {
            moves.add(new int[] {a, partner(a)});
        }
        if (partner(b) < a) {
            moves.add(new int[] {partner(b), b});
        }
        int lower = lower(Math.abs(a - b));
        int taken = Math.min(a, b) - lower;
        if (taken > 0) {
            moves.add(new int[] {a - taken, b - taken});
        }
        return moves;
    }

    /** The heap that makes a lost position with this one: each number is in exactly one, as its smaller or its larger heap. */
    private static int partner(int heap) {
        for (int difference = about(heap / GOLDEN); lower(difference) <= heap; difference++) {
            if (lower(difference) == heap) {
                return heap + difference;
            }
        }
        int difference = about(heap / GOLDEN / GOLDEN);
        while (lower(difference) + difference < heap) {
            difference++;
        }
        return lower(difference);
    }

    /** A little below, so that no rounding matters: what is looked for is found from there on. */
    private static int about(double difference) {
        return Math.max(0, (int) difference - 2);
    }
}
