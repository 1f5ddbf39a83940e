package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** Two heaps, two Nim heaps: the larger one is made as small as the other. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return (a ^ b) != 0;
    }

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        if (a == b) {
            return Optional.empty();
        }
        int smaller = Math.min(a, b);
        return Optional.of(new int[] {smaller, smaller});
    }
}
