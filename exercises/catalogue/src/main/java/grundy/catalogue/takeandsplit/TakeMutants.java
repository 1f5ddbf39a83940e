package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class TakeMutants {
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
                Mutants.wrong("take-three-for-two", "t", "s", () -> r().options(
                                take(1).then(take(3)).then(split(2)))),
                Mutants.wrong("take-two-not-the-last", "t", "s", () -> r().options(
                                take(1).then(take(2).exceptFor(2)).then(split(2)))),
                Mutants.wrong("take-two-forgotten", "t", "s", () -> r().options(take(1).then(split(2)))),
                Mutants.wrong("take-one-forgotten", "t", "s", () -> r().options(take(2).then(split(2)))));
    }
}
