package grundy.catalogue.wythoff;

import java.util.Optional;

/** Knows the lost positions, and looks for no move that takes from both heaps. */
final class DiagonalForgotten extends Search {

    @Override
    Optional<int[]> fromBoth(int a, int b, int taken) {
        return Optional.empty();
    }
}
