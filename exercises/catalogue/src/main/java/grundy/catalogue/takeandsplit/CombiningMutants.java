package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class CombiningMutants {
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
                Mutants.wrong("sum-of-values", "t", "s", () -> r().winnerBy(Combination.SUM)),
                Mutants.wrong("sum-of-values-everywhere", "t", "s", () -> r().everywhere(Combination.SUM)),
                Mutants.wrong("max-of-values", "t", "s", () -> r().winnerBy(Combination.MAX)),
                Mutants.wrong("max-of-values-everywhere", "t", "s", () -> r().everywhere(Combination.MAX)),
                Mutants.wrong("or-of-values", "t", "s", () -> r().winnerBy(Combination.OR)),
                Mutants.wrong("and-of-values", "t", "s", () -> r().winnerBy(Combination.AND)),
                Mutants.wrong("and-of-values-everywhere", "t", "s", () -> r().everywhere(Combination.AND)));
    }
}
