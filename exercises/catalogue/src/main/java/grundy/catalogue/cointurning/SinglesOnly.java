package grundy.catalogue.cointurning;

import java.util.Collections;
import java.util.Set;

/** Turns only one coin of each set along, as if the sets were lists of choices. */
final class SinglesOnly extends Recursion {

    @Override
    int worth(int[] values, int coin, Set<Integer> offsets) {
        return offsets.isEmpty() ? 0 : values[coin - Collections.min(offsets)];
    }
}
