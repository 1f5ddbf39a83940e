package grundy.catalogue.heap;

import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Draws random sums of large heaps.
 *
 * <p>Every other sum is meant to be lost: its last heap is drawn among those whose value is the XOR of the others, where
 * there is one; left to chance, only about one in ten would be. Everything else is drawn evenly: how many heaps, and how
 * large each is. A sum whose heaps were drawn before, in whatever order, is drawn again.
 */
final class LargeSums {

    private static final int DRAWS_PER_SUM = 1_000;

    private final GrundyTable table;
    private final HeapGameLimits limits;

    LargeSums(GrundyTable table, HeapGameLimits limits) {
        this.table = table;
        this.limits = limits;
    }

    /**
     * Draws as many sums as the limits say, all different.
     *
     * @param seed the same seed draws the same sums: {@link SplittableRandom} is specified to the bit
     * @throws IllegalStateException if the game has too few sums within the limits
     */
    List<List<Integer>> draw(long seed) {
        var random = new SplittableRandom(seed);
        List<List<Integer>> sizesByValue = sizesByValue();
        Set<String> known = new LinkedHashSet<>();
        var sums = new ArrayList<List<Integer>>();
        for (int draws = 0; sums.size() < limits.largeSums(); draws++) {
            if (draws == DRAWS_PER_SUM * limits.largeSums()) {
                throw new IllegalStateException("only " + sums.size() + " different sums were found");
            }
            var heaps = drawOne(random, sizesByValue, sums.size() % 2 == 0);
            if (!heaps.isEmpty() && known.add(Position.sorted(heaps))) {
                sums.add(heaps);
            }
        }
        return sums;
    }

    private List<Integer> drawOne(SplittableRandom random, List<List<Integer>> sizesByValue, boolean lost) {
        int count = 1 + random.nextInt(limits.largeHeaps());
        var heaps = new ArrayList<Integer>();
        while (heaps.size() < (lost ? count - 1 : count)) {
            heaps.add(random.nextInt(limits.valuesTo() + 1));
        }
        if (lost) {
            int xor = table.xor(heaps);
            List<Integer> sizes = xor < sizesByValue.size() ? sizesByValue.get(xor) : List.of();
            if (sizes.isEmpty()) {
                return List.of();
            }
            heaps.add(sizes.get(random.nextInt(sizes.size())));
        }
        return List.copyOf(heaps);
    }

    private List<List<Integer>> sizesByValue() {
        var sizes = new ArrayList<List<Integer>>();
        for (int heap = 0; heap <= limits.valuesTo(); heap++) {
            int value = table.value(heap);
            while (sizes.size() <= value) {
                sizes.add(new ArrayList<>());
            }
            sizes.get(value).add(heap);
        }
        return sizes;
    }
}
