package grundy.catalogue.heap;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Proposes smaller cases than a large one: a heap less, or a smaller heap. Each has fewer heaps, or as many with fewer
 * stones, and neither can go on for ever.
 */
final class LargeShrinker implements Check.Shrinker {

    private final Truth truth;

    LargeShrinker(Truth truth) {
        this.truth = truth;
    }

    @Override
    public List<Case> smaller(Case failing) {
        var cases = new ArrayList<Case>();
        if (Questions.isAboutValue(failing)) {
            for (int heap : smallerHeaps(Questions.heapOf(failing))) {
                cases.add(HeapGameChecks.valueCase(heap, truth));
            }
        } else {
            for (var heaps : smallerSums(Questions.heapsOf(failing))) {
                cases.add(HeapGameChecks.sumCase(heaps, truth));
            }
        }
        return cases;
    }

    private static Set<List<Integer>> smallerSums(List<Integer> heaps) {
        var sums = new LinkedHashSet<List<Integer>>();
        for (int i = 0; heaps.size() > 1 && i < heaps.size(); i++) {
            var without = new ArrayList<>(heaps);
            without.remove(i);
            sums.add(List.copyOf(without));
        }
        for (int i = 0; i < heaps.size(); i++) {
            for (int smaller : smallerHeaps(heaps.get(i))) {
                var with = new ArrayList<>(heaps);
                with.set(i, smaller);
                sums.add(List.copyOf(with));
            }
        }
        return sums;
    }

    /** The boldest step first. */
    private static Set<Integer> smallerHeaps(int heap) {
        var sizes = new LinkedHashSet<Integer>();
        for (int size : new int[] {0, 1, heap / 2, heap - 2, heap - 1}) {
            if (size >= 0 && size < heap) {
                sizes.add(size);
            }
        }
        return sizes;
    }
}
