package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

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

    /**
     * All others, for any rule.
     *
     * @param moduli guesses n mod k, each by {@link #modulo}
     */
    public static List<Fault> all(Fault... moduli) {
        var all = new ArrayList<>(ofOutcomes());
        all.addAll(List.of(moduli));
        all.add(modulo("guess-parity", 2));
        all.add(parity("parity-of-stones", (heaps, values) -> Arrays.stream(heaps)));
        all.add(guess("guess-nim", n -> n).or(r -> r.formula(n -> n).searched(Options.takeAny())));
        all.addAll(ofWinners());
        return all;
    }

    private static List<Fault> ofOutcomes() {
        return List.of(
                wrong("winner-inverted", r -> r.winner((heaps, values) -> Combination.XOR.of(values) == 0)),
                wrong("misere-winner", r -> r.winner(new MisereSearch(r.rightOptions())))
                        .or(r -> r.winner(GuessFaults::winsMisereNim))
                        .or(r -> r.winner(GuessFaults::winsMisereNimBySizes)));
    }

    private static List<Fault> ofWinners() {
        return List.of(
                wrong("winner-by-sizes", r -> r.winner(GuessFaults::xorOfSizesIsNotZero))
                        .or(r -> r.sizesForValues())
                        .or(r -> r.winner(GuessFaults::xorOfSizesIsNotZero).searched(Options.takeAny())),
                wrong(
                        "first-while-stones-left",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() > 0)),
                parity("parity-of-heaps", (heaps, values) -> Arrays.stream(heaps)
                        .map(heap -> Math.min(heap, 1))),
                parity("xor-of-outcomes", (heaps, values) -> Arrays.stream(values)
                        .map(value -> Math.min(value, 1))));
    }

    /** A win where the sum of some numbers is odd. */
    private static Fault parity(String id, BiFunction<int[], int[], IntStream> numbers) {
        return wrong(
                id,
                r -> r.winner((heaps, values) -> numbers.apply(heaps, values).sum() % 2 == 1));
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
