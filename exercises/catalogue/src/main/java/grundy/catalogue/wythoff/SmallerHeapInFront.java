package grundy.catalogue.wythoff;

import java.util.Optional;

/** Finds a winning move, and answers what it leaves with the smaller heap in front. */
final class SmallerHeapInFront extends Search {

    @Override
    public Optional<int[]> winningMove(int a, int b) {
        return super.winningMove(a, b).map(left -> new int[] {Math.min(left[0], left[1]), Math.max(left[0], left[1])});
    }
}
