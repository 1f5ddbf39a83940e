package grundy.catalogue.heap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Sums of heaps, from the smallest: fewest heaps, then fewest stones, then lexicographic. */
final class Positions {

    /** The order in which cases are asked and shown. */
    static final Comparator<List<Integer>> SMALLEST_FIRST = Positions::compare;

    private Positions() {}

    /** Every ordered sum of 1 to {@code maxHeaps} heaps of 0 to {@code maxSize} stones, the smallest first. */
    static List<List<Integer>> upTo(int maxHeaps, int maxSize) {
        var all = new ArrayList<List<Integer>>();
        for (int heaps = 1; heaps <= maxHeaps; heaps++) {
            for (int stones = 0; stones <= heaps * maxSize; stones++) {
                addWith(stones, new Integer[heaps], 0, maxSize, all);
            }
        }
        return all;
    }

    private static void addWith(int stones, Integer[] chosen, int from, int maxSize, List<List<Integer>> all) {
        if (from == chosen.length) {
            all.add(List.of(chosen));
            return;
        }
        int room = (chosen.length - from - 1) * maxSize;
        for (int size = Math.max(0, stones - room); size <= Math.min(maxSize, stones); size++) {
            chosen[from] = size;
            addWith(stones - size, chosen, from + 1, maxSize, all);
        }
    }

    static int stones(List<Integer> heaps) {
        int stones = 0;
        for (int heap : heaps) {
            stones += heap;
        }
        return stones;
    }

    private static int compare(List<Integer> a, List<Integer> b) {
        int order = Integer.compare(a.size(), b.size());
        if (order == 0) {
            order = Integer.compare(stones(a), stones(b));
        }
        for (int i = 0; order == 0 && i < a.size(); i++) {
            order = Integer.compare(a.get(i), b.get(i));
        }
        return order;
    }
}
