package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** Lost positions: the smaller heap is the difference times the golden ratio, rounded down, in whole numbers. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return !isLost(a, b);
    }

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        if (isLost(a, b)) {
            return Optional.empty();
        }
        for (int left = 0; left < a; left++) {
            if (isLost(left, b)) {
                return Optional.of(new int[] {left, b});
            }
        }
        for (int left = 0; left < b; left++) {
            if (isLost(a, left)) {
                return Optional.of(new int[] {a, left});
            }
        }
        int taken = Math.min(a, b) - smallerHeap(Math.abs(a - b));
        return Optional.of(new int[] {a - taken, b - taken});
    }

    private static boolean isLost(int a, int b) {
        return Math.min(a, b) == smallerHeap(Math.abs(a - b));
    }

    /** Half of d + the root of 5 d^2; the root is corrected where the double was not exact. */
    private static int smallerHeap(long d) {
        long square = 5 * d * d;
        long root = (long) Math.sqrt((double) square);
        while (root * root > square) {
            root--;
        }
        while ((root + 1) * (root + 1) <= square) {
            root++;
        }
        return (int) ((d + root) / 2);
    }
}
