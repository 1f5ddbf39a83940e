package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Options.*;

import grundy.catalogue.Mutant;
import java.util.*;

final class GuessMutants {
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
                Mutants.wrong("winner-inverted", "t", "s", () -> r().winner(
                                (heaps, values) -> Combination.XOR.of(values) == 0)),
                Mutants.wrong("misere-winner", "t", "s", () -> r().winner(new MisereSearch())),
                Mutants.wrong("guess-mod-three", "t", "s", () -> r().formula(n -> n % 3)),
                Mutants.wrong("guess-parity", "t", "s", () -> r().formula(n -> n % 2)),
                Mutants.wrong("parity-of-stones", "t", "s", () -> r().winner(
                                (heaps, values) -> Arrays.stream(heaps).sum() % 2 == 1)),
                Mutants.wrong("guess-nim", "t", "s", () -> r().formula(n -> n)),
                Mutants.wrong("first-while-stones-left", "t", "s", () -> r().winner(
                                (heaps, values) -> Arrays.stream(heaps).sum() > 0)),
                Mutants.wrong("parity-of-heaps", "t", "s", () -> r().winner((heaps, values) ->
                        Arrays.stream(heaps).filter(h -> h > 0).count() % 2 == 1)),
                Mutants.wrong("xor-of-outcomes", "t", "s", () -> r().winner((heaps, values) ->
                        Arrays.stream(values).filter(v -> v > 0).count() % 2 == 1)));
    }
}
