package grundy.catalogue.practicewinner;

import grundy.catalogue.practice.Rule;
import java.util.List;

/**
 * A problem: two sums of heaps, one of them lost and one won.
 *
 * @param a a sum
 * @param b another
 */
record TwoPositions(Rule rule, List<Integer> a, List<Integer> b) {

    /** The largest heap: the values to it are given. */
    static final int LARGEST = 12;

    TwoPositions {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }
}
