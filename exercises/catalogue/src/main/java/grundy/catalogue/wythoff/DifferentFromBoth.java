package grundy.catalogue.wythoff;

import grundy.games.Wythoff;
import java.util.Optional;

/** Knows the lost positions, and goes to the one that is next below in both heaps. */
final class DifferentFromBoth extends Search {

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        if (isLost(a, b)) {
            return Optional.empty();
        }
        int difference = Math.max(0, Math.abs(a - b) - 1);
        int lower = Wythoff.lower(difference);
        return Optional.of(a <= b ? new int[] {lower, lower + difference} : new int[] {lower + difference, lower});
    }
}
