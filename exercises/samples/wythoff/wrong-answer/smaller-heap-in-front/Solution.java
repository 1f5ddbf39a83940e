package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** The order of the heaps does not matter, so the smaller one comes first. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return !lost(a, b);
    }

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        int small = Math.min(a, b);
        int large = Math.max(a, b);
        if (lost(small, large)) {
            return Optional.empty();
        }
        for (int k = 1; k <= large; k++) {
            if (lost(small, large - k)) {
                return move(small, large - k);
            }
            if (k <= small && lost(small - k, large)) {
                return move(small - k, large);
            }
            if (k <= small && lost(small - k, large - k)) {
                return move(small - k, large - k);
            }
        }
        return Optional.empty();
    }

    private static Optional<int[]> move(int a, int b) {
        return Optional.of(new int[] {Math.min(a, b), Math.max(a, b)});
    }

    private static boolean lost(long a, long b) {
        long d = Math.abs(a - b);
        long twice = 2 * Math.min(a, b) - d;
        // min(a, b) = (d + root of 5 d^2) / 2, rounded down
        return twice >= 0 && twice * twice <= 5 * d * d && (twice + 2) * (twice + 2) > 5 * d * d;
    }
}
