package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Fault.wrong;
import static grundy.catalogue.takeandsplit.Options.take;

import java.util.Arrays;
import java.util.List;

/** A guess in place of the table, or another rule for the winner. */
final class GuessMutants {

    /** Who guesses the values needs no splits for them, and may forget them in the search too. */
    private static final Options TAKES = take(1).then(take(2));

    private GuessMutants() {}

    private static boolean xorOfSizesIsNotZero(int[] heaps, int[] values) {
        return Combination.XOR.of(heaps) != 0;
    }

    /** The rule of misere Nim, which is turned round where no heap is worth more than 1. */
    private static boolean winsMisereNim(int[] heaps, int[] values) {
        boolean allSmall = Arrays.stream(values).allMatch(value -> value < 2);
        return (Combination.XOR.of(values) != 0) != allSmall;
    }

    /** The same, turned round where no heap has more than 1 stone. */
    private static boolean winsMisereNimBySizes(int[] heaps, int[] values) {
        boolean allSmall = Arrays.stream(heaps).allMatch(heap -> heap < 2);
        return (Combination.XOR.of(values) != 0) != allSmall;
    }

    static List<Fault> all() {
        return List.of(
                wrong("winner-inverted", r -> r.winner((heaps, values) -> Combination.XOR.of(values) == 0)),
                wrong("misere-winner", r -> r.winner(new MisereSearch()))
                        .or(r -> r.winner(GuessMutants::winsMisereNim))
                        .or(r -> r.winner(GuessMutants::winsMisereNimBySizes)),
                wrong("guess-mod-three", r -> r.formula(n -> n % 3))
                        .or(r -> r.formula(n -> n % 3).searched(TAKES)),
                wrong("guess-parity", r -> r.formula(n -> n % 2))
                        .or(r -> r.formula(n -> n % 2).searched(TAKES)),
                wrong(
                        "parity-of-stones",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() % 2 == 1)),
                wrong("guess-nim", r -> r.formula(n -> n))
                        .or(r -> r.formula(n -> n).searched(TAKES))
                        .or(r -> r.formula(n -> n).searched(Options.takeAny())),
                wrong("winner-by-sizes", r -> r.winner(GuessMutants::xorOfSizesIsNotZero))
                        .or(r -> r.sizesForValues())
                        .or(r -> r.winner(GuessMutants::xorOfSizesIsNotZero).searched(Options.takeAny())),
                wrong(
                        "first-while-stones-left",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() > 0)),
                wrong(
                        "parity-of-heaps",
                        r -> r.winner((heaps, values) ->
                                Arrays.stream(heaps).filter(heap -> heap > 0).count() % 2 == 1)),
                wrong(
                        "xor-of-outcomes",
                        r -> r.winner((heaps, values) ->
                                Arrays.stream(values).filter(value -> value > 0).count() % 2 == 1)));
    }
}
