package grundy.catalogue.solveraudit;

import java.util.ArrayList;
import java.util.List;

/**
 * How far an audit goes.
 *
 * @param heaps the largest number of heaps, 1 or more
 * @param size the largest heap, 0 or more
 */
record Limits(int heaps, int size) {

    /** How many ordered tuples there are of 1, 2, 3, ... heaps. */
    List<Integer> counts() {
        var counts = new ArrayList<Integer>();
        int count = 1;
        for (int heap = 0; heap < heaps; heap++) {
            count *= size + 1;
            counts.add(count);
        }
        return counts;
    }

    /** How many inputs there are in all. */
    int inputs() {
        return counts().stream().mapToInt(Integer::intValue).sum();
    }
}
