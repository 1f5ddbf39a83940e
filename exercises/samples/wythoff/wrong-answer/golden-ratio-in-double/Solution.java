package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** The k-th lost pair is floor(k phi), floor(k phi) + k. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    private static final double PHI = (Math.sqrt(5) + 1) / 2;

    @Override
    public boolean firstPlayerWins(int a, int b) {
        int k = Math.abs(a - b);
        return Math.floor(k * PHI) != Math.min(a, b);
    }

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        int k = Math.abs(a - b);
        int low = (int) Math.floor(k * PHI);
        if (low == Math.min(a, b)) {
            return Optional.empty();
        }
        if (low < Math.min(a, b)) {
            int taken = Math.min(a, b) - low;
            return Optional.of(new int[] {a - taken, b - taken});
        }
        for (int i = 1; i <= Math.max(a, b); i++) {
            if (i <= a && !firstPlayerWins(a - i, b)) {
                return Optional.of(new int[] {a - i, b});
            }
            if (i <= b && !firstPlayerWins(a, b - i)) {
                return Optional.of(new int[] {a, b - i});
            }
        }
        throw new IllegalStateException("no winning move from " + a + ", " + b);
    }
}
