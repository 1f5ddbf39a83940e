package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** A guess in place of the table, or another rule for the winner. */
public final class GuessFaults {

    private GuessFaults() {}

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

    /** Before all others: of those that answer alike, this is the likeliest. */
    public static Fault notWrittenYet() {
        return wrong("always-zero", r -> r.formula(n -> 0).winner((heaps, values) -> false));
    }

    /** All others, for any rule; {@code modulo} is that for the guess n mod k. */
    public static List<Fault> all(Fault modulo) {
        return List.of(
                wrong("winner-inverted", r -> r.winner((heaps, values) -> Combination.XOR.of(values) == 0)),
                wrong("misere-winner", r -> r.winner(new MisereSearch(r.rightOptions())))
                        .or(r -> r.winner(GuessFaults::winsMisereNim))
                        .or(r -> r.winner(GuessFaults::winsMisereNimBySizes)),
                modulo,
                modulo("guess-parity", 2),
                wrong(
                        "parity-of-stones",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() % 2 == 1)),
                guess("guess-nim", n -> n).or(r -> r.formula(n -> n).searched(Options.takeAny())),
                wrong("winner-by-sizes", r -> r.winner(GuessFaults::xorOfSizesIsNotZero))
                        .or(r -> r.sizesForValues())
                        .or(r -> r.winner(GuessFaults::xorOfSizesIsNotZero).searched(Options.takeAny())),
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

    /** The guess that a heap of n stones is worth n mod k. */
    public static Fault modulo(String id, int k) {
        return guess(id, n -> n % k);
    }

    /** Who guesses the values needs no splits for them, and may forget them in the search too. */
    private static Fault guess(String id, IntUnaryOperator g) {
        return wrong(id, r -> r.formula(g))
                .or(r -> r.formula(g).searched(r.rightOptions().withoutSplits()));
    }
}
