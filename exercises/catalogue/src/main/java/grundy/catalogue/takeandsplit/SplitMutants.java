package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class SplitMutants {
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
                Mutants.wrong("split-valued-by-sum", "t", "s", () -> r().splitValue((g, a, b) -> g[a] + g[b])),
                Mutants.wrong("split-valued-by-max", "t", "s", () -> r().splitValue((g, a, b) -> Math.max(g[a], g[b]))),
                Mutants.wrong("split-forgotten", "t", "s", () -> r().options(take(1).then(take(2)))),
                Mutants.wrong("split-valued-by-total", "t", "s", () -> r().splitValue((g, a, b) -> g[a + b])),
                Mutants.equivalent("split-empty-piece", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(2, 0, 1)))),
                Mutants.wrong("zero-piece-kept", "t", "s", () -> r().options(
                                split(2, 0, 0).then(take(1)).then(take(2)))),
                Mutants.wrong("split-after-one", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(1)))),
                Mutants.wrong("split-after-three", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(3)))),
                Mutants.wrong("split-without-taking", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(0)))),
                Mutants.wrong("split-unequal-only", "t", "s", () -> r().options(Options.RIGHT.onlySplitsInto(false))),
                Mutants.wrong("split-equal-only", "t", "s", () -> r().options(Options.RIGHT.onlySplitsInto(true))),
                Mutants.equivalent("split-loop-stops-early", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(2, 1, 2)))),
                Mutants.equivalent("split-loop-starts-late", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(2, 2, 1)))),
                Mutants.wrong("split-loop-both-ends-lost", "t", "s", () -> r().options(
                                take(1).then(take(2)).then(split(2, 2, 2)))));
    }
}
