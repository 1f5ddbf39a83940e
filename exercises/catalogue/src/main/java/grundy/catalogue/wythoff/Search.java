package grundy.catalogue.wythoff;

import grundy.exercises.TwoHeapSolver;
import grundy.games.Wythoff;
import java.util.Optional;

/** The usual solution, of which each known-wrong one changes a step. */
abstract class Search implements TwoHeapSolver {

    boolean isLost(int a, int b) {
        return Wythoff.isLost(a, b);
    }

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return !isLost(a, b);
    }

    /** Tries all moves that take one stone, then all that take two, and so on. */
    @Override
    public Optional<int[]> winningMove(int a, int b) {
        for (int taken = 1; taken <= Math.max(a, b); taken++) {
            if (taken <= a && isLost(a - taken, b)) {
                return Optional.of(new int[] {a - taken, b});
            } else if (taken <= b && isLost(a, b - taken)) {
                return Optional.of(new int[] {a, b - taken});
            }
            Optional<int[]> both = fromBoth(a, b, taken);
            if (both.isPresent()) {
                return both;
            }
        }
        return Optional.empty();
    }

    /** A move that takes this many from both heaps and wins. */
    Optional<int[]> fromBoth(int a, int b, int taken) {
        return taken <= Math.min(a, b) && isLost(a - taken, b - taken)
                ? Optional.of(new int[] {a - taken, b - taken})
                : Optional.empty();
    }
}
