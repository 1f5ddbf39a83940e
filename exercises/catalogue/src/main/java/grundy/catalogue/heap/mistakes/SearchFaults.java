package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.equivalent;
import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.List;

/** Mistakes in the search for a move; values and winners are right. */
public final class SearchFaults {

    private SearchFaults() {}

    /** All of them, for any rule. */
    public static List<Fault> all() {
        return List.of(
                equivalent("target-test-deleted", r -> r.targetTest((target, value) -> true)),
                equivalent("target-not-smaller", r -> r.targetTest((target, value) -> target <= value)),
                wrong("larger-target", r -> r.targetTest((target, value) -> target > value))
                        .or(r -> r.targetTest((target, value) -> target > value)
                                .otherwise((target, value) -> target < value)),
                wrong("first-heap-only", r -> r.targetTest((target, value) -> true)
                                .heapChoice((heaps, index) -> index == 0))
                        .or(r -> r.heapChoice((heaps, index) -> index == 0)),
                wrong("largest-heap-only", r -> r.targetTest((target, value) -> true)
                                .heapChoice(SearchFaults::isLargest))
                        .or(r -> r.heapChoice(SearchFaults::isLargest)));
    }

    private static boolean isLargest(int[] heaps, int index) {
        return index == indexOfLargest(heaps);
    }

    private static int indexOfLargest(int[] heaps) {
        int best = 0;
        for (int i = 1; i < heaps.length; i++) {
            best = heaps[i] > heaps[best] ? i : best;
        }
        return best;
    }
}
