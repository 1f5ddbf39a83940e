package grundy.catalogue.practicemove;

import grundy.catalogue.practice.Rule;
import grundy.games.GrundyTable;
import java.util.List;

/**
 * A problem: a won sum of two heaps.
 *
 * @param heaps their sizes
 */
record TwoHeaps(Rule rule, List<Integer> heaps) {

    /** The largest heap: the values to it are given. */
    static final int LARGEST = 14;

    TwoHeaps {
        heaps = List.copyOf(heaps);
    }

    GrundyTable table() {
        return rule.table(LARGEST);
    }

    List<Integer> values() {
        return heaps.stream().map(table()::value).toList();
    }

    /** The index of the heap with the larger value: the one to change. */
    int stronger() {
        return values().get(0) > values().get(1) ? 0 : 1;
    }
}
