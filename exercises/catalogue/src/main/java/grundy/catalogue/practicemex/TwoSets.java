package grundy.catalogue.practicemex;

import java.util.List;

/**
 * A problem.
 *
 * @param a a set, growing
 * @param b another
 */
record TwoSets(List<Integer> a, List<Integer> b) {
    TwoSets {
        a = List.copyOf(a);
        b = List.copyOf(b);
    }
}
