package grundy.catalogue.cointurning;

import java.util.Collections;
import java.util.Set;

/** Takes one more than the largest value for the mex. */
final class LargestPlusOne extends Recursion {

    @Override
    int value(Set<Integer> present) {
        return present.isEmpty() ? 0 : Collections.max(present) + 1;
    }
}
