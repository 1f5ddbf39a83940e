package grundy.catalogue.solveraudit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The inputs of an audit. */
final class Inputs {

    private static final Comparator<List<Integer>> SMALLEST_FIRST =
            Comparator.<List<Integer>>comparingInt(List::size).thenComparingInt(Inputs::stones);

    /** A handful of limits is all that is ever asked for. */
    private static final Map<Limits, List<List<Integer>>> KNOWN = new ConcurrentHashMap<>();

    private Inputs() {}

    /** Every ordered tuple of 1 to {@code maxHeaps} heaps of 0 to {@code maxSize} stones, the smallest first. */
    static List<List<Integer>> upTo(int maxHeaps, int maxSize) {
        return upTo(new Limits(maxHeaps, maxSize));
    }

    /** The same. */
    static List<List<Integer>> upTo(Limits limits) {
        return KNOWN.computeIfAbsent(limits, Inputs::all);
    }

    private static List<List<Integer>> all(Limits limits) {
        var all = new ArrayList<List<Integer>>();
        List<List<Integer>> shorter = List.of(List.of());
        for (int heaps = 1; heaps <= limits.heaps(); heaps++) {
            shorter = withOneMore(shorter, limits.size());
            all.addAll(shorter);
        }
        all.sort(SMALLEST_FIRST);
        return List.copyOf(all);
    }

    private static List<List<Integer>> withOneMore(List<List<Integer>> shorter, int maxSize) {
        var longer = new ArrayList<List<Integer>>();
        for (List<Integer> tuple : shorter) {
            for (int size = 0; size <= maxSize; size++) {
                var heaps = new ArrayList<>(tuple);
                heaps.add(size);
                longer.add(List.copyOf(heaps));
            }
        }
        return longer;
    }

    private static int stones(List<Integer> heaps) {
        return heaps.stream().mapToInt(Integer::intValue).sum();
    }
}
