package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class MoveMutants {
    static Recipe r() {
        return new Recipe();
    }

    static int largest(int[] h) {
        int b = 0;
        for (int i = 1; i < h.length; i++) if (h[i] > h[b]) b = i;
        return b;
    }

    static List<Mutant> all() {
        return List.of(
                Mutants.equivalent("target-test-deleted", "t", "s", () -> r().targetTest((target, value) -> true)),
                Mutants.equivalent(
                        "target-not-smaller", "t", "s", () -> r().targetTest((target, value) -> target <= value)),
                Mutants.wrong("larger-target", "t", "s", () -> r().targetTest((target, value) -> target > value)),
                Mutants.wrong("first-heap-only", "t", "s", () -> r().targetTest((target, value) -> true)
                        .heapChoice((heaps, i) -> i == 0)),
                Mutants.wrong("largest-heap-only", "t", "s", () -> r().targetTest((target, value) -> true)
                        .heapChoice((heaps, i) -> i == largest(heaps))));
    }
}
