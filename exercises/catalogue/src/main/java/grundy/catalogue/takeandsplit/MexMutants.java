package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class MexMutants {
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
                Mutants.wrong("mex-includes-self", "t", "s", () -> r().mex((heap, values) -> {
                    values.add(0);
                    return heap == 0 ? 0 : values.missingFrom(0);
                })),
                Mutants.wrong("mex-from-one", "t", "s", () -> r().mex(
                                (heap, values) -> heap == 0 ? 0 : values.missingFrom(1))),
                Mutants.wrong(
                        "mex-from-one-everywhere", "t", "s", () -> r().mex((heap, values) -> values.missingFrom(1))),
                Mutants.wrong("mex-max-plus-one", "t", "s", () -> r().mex((heap, values) -> values.max() + 1)),
                Mutants.wrong("mex-counts-distinct", "t", "s", () -> r().mex((heap, values) -> values.distinct())),
                Mutants.wrong("mex-is-min", "t", "s", () -> r().mex((heap, values) -> values.minOrZero())),
                Mutants.wrong("mex-capped-at-three", "t", "s", () -> r().mex(
                                (heap, values) -> Math.min(values.missingFrom(0), 4))));
    }
}
