package grundy.catalogue.shortcuts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Positions of heaps: each growing, without empty heaps. */
final class Heaps {

    private static final Comparator<List<Integer>> SMALLEST_FIRST = Comparator.<List<Integer>>comparingInt(List::size)
            .thenComparingInt(
                    heaps -> heaps.stream().mapToInt(Integer::intValue).sum());

    /** All that anybody asks about. */
    private static final List<List<Integer>> ALL = all(Games.LARGEST, LimitGame.MOST_HEAPS);

    private Heaps() {}

    /**
     * All with one heap or more: the fewest heaps first, then the fewest stones, then the smallest heaps from the left.
     *
     * @param maxSize of a heap, at most {@link Games#LARGEST}
     * @param mostHeaps at most {@link LimitGame#MOST_HEAPS}
     */
    static List<List<Integer>> upTo(int maxSize, int mostHeaps) {
        return ALL.stream()
                .filter(heaps -> heaps.size() <= mostHeaps && heaps.get(heaps.size() - 1) <= maxSize)
                .toList();
    }

    private static List<List<Integer>> all(int maxSize, int mostHeaps) {
        var all = new ArrayList<List<Integer>>();
        List<List<Integer>> longest = List.of(List.of());
        for (int count = 1; count <= mostHeaps; count++) {
            longest = withOneMore(longest, maxSize);
            all.addAll(longest);
        }
        all.sort(SMALLEST_FIRST); // stable: what is equal stays in the order of the heaps from the left
        return all;
    }

    private static List<List<Integer>> withOneMore(List<List<Integer>> positions, int maxSize) {
        var longer = new ArrayList<List<Integer>>();
        for (List<Integer> heaps : positions) {
            int least = heaps.isEmpty() ? 1 : heaps.get(heaps.size() - 1);
            for (int heap = least; heap <= maxSize; heap++) {
                var more = new ArrayList<>(heaps);
                more.add(heap);
                longer.add(List.copyOf(more));
            }
        }
        return longer;
    }

    /** A position in which other pieces stand for a heap. */
    static List<Integer> replaced(List<Integer> heaps, int index, List<Integer> pieces) {
        var after = new ArrayList<>(heaps);
        after.remove(index);
        after.addAll(pieces);
        after.removeIf(heap -> heap == 0);
        after.sort(Comparator.naturalOrder());
        return List.copyOf(after);
    }

    /** A position in which a heap has lost some stones. */
    static List<Integer> taken(List<Integer> heaps, int index, int stones) {
        return replaced(heaps, index, List.of(heaps.get(index) - stones));
    }

    /** Such as {@code 1 2}; a dash where nothing is left. */
    static String text(List<Integer> heaps) {
        return heaps.isEmpty() ? "–" : heaps.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }
}
