package grundy.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A formula that may give the Grundy values of a game: one of those that are usually tried when the first values are seen.
 *
 * @param formula such as {@code n mod 3}
 * @param from the smallest heap that it speaks of, which the formula does not name
 * @param period after how many stones it repeats, or 0 where it does not
 * @param value gives the guessed value of a heap, {@code from} or more
 */
public record Guess(String formula, int from, int period, IntUnaryOperator value) {

    /** What is tried, for people to read: n is the heap. */
    public static final List<String> FAMILIES = List.of(
            "the constant 0",
            "floor(n/a)",
            "floor(n/a) mod b",
            "a period from some heap on",
            "g(n + p) = g(n) + s from some heap on",
            "ctz(n), its lowest set bit",
            "how many bits n has, or has set",
            "n XOR floor(n/2)",
            "the odious numbers",
            "the pattern of Lasker's Nim");

    private static final int MAX_DIVISOR = 5;

    /** The guesses that fit the first values of a table, the simplest first. */
    static List<Guess> fitting(int[] first) {
        var guesses = new ArrayList<Guess>();
        guesses.add(new Guess("the constant 0", 0, 1, n -> 0));
        guesses.addAll(quotients(first.length));
        guesses.addAll(ofBits());
        guesses.add(new Guess("n, but n + 1 at 3, 7, ... and n - 1 at 4, 8, ...", 1, 0, Guess::lasker));
        guesses.removeIf(guess -> guess.firstFailure(first).isPresent());
        repeating(first, 0).ifPresent(guesses::add);
        if (guesses.isEmpty()) {
            IntStream.range(1, first.length)
                    .mapToObj(more -> repeating(first, more))
                    .flatMap(Optional::stream)
                    .findFirst()
                    .ifPresent(guesses::add);
        }
        return List.copyOf(guesses);
    }

    /** The first heap of a table for which this guess is wrong; empty where it gives every value. */
    public OptionalInt firstFailure(int[] values) {
        return IntStream.range(from, values.length)
                .filter(heap -> value.applyAsInt(heap) != values[heap])
                .findFirst();
    }

    private static List<Guess> quotients(int count) {
        var guesses = new ArrayList<Guess>();
        for (int divisor = 1; divisor <= MAX_DIVISOR; divisor++) {
            int by = divisor;
            String quotient = by == 1 ? "n" : "floor(n/" + by + ")";
            guesses.add(new Guess(quotient, 0, 0, n -> n / by));
            for (int modulus = 2; modulus * by <= count / 2; modulus++) {
                int mod = modulus;
                guesses.add(new Guess(quotient + " mod " + mod, 0, mod * by, n -> n / by % mod));
            }
        }
        return guesses;
    }

    private static List<Guess> ofBits() {
        return List.of(
                new Guess("ctz(n)", 1, 0, Integer::numberOfTrailingZeros),
                new Guess("ctz(n) + 1", 1, 0, n -> Integer.numberOfTrailingZeros(n) + 1),
                new Guess("the largest power of 2 that divides n", 1, 0, Integer::lowestOneBit),
                new Guess("the number of bits set in n", 0, 0, Integer::bitCount),
                new Guess("the number of bits set in n, mod 2", 0, 0, n -> Integer.bitCount(n) % 2),
                new Guess("the number of bits of n", 0, 0, n -> Integer.SIZE - Integer.numberOfLeadingZeros(n)),
                new Guess("n XOR floor(n/2)", 0, 0, n -> n ^ n / 2),
                new Guess("the odious number 2n or 2n + 1", 0, 0, n -> 2 * n + (Integer.bitCount(n) + 1) % 2));
    }

    private static int lasker(int n) {
        return switch (n % 4) {
            case 3 -> n + 1;
            case 0 -> n - 1;
            default -> n;
        };
    }

    /**
     * The shortest length after which the values seen so far repeat, each larger by so much, for long enough to be more than chance.
     *
     * @param more 0 or more
     */
    private static Optional<Guess> repeating(int[] first, int more) {
        return IntStream.rangeClosed(1, first.length / 2)
                .filter(length -> startOf(first, length, more) + Math.max(2 * length, first.length / 2) <= first.length)
                .mapToObj(length -> repeating(first, length, more))
                .findFirst();
    }

    private static Guess repeating(int[] first, int length, int more) {
        int[] seen = Arrays.copyOf(first, first.length);
        int from = startOf(first, length, more);
        return more == 0
                ? new Guess("a period of length " + length, from, length, n -> seen[from + (n - from) % length])
                : new Guess(
                        "g(n + " + length + ") = g(n) + " + more,
                        from,
                        0,
                        n -> seen[from + (n - from) % length] + (n - from) / length * more);
    }

    /** The smallest heap from which the values are repeated to the end. */
    private static int startOf(int[] first, int length, int more) {
        int start = first.length - length;
        while (start > 0 && first[start - 1] + more == first[start - 1 + length]) {
            start--;
        }
        return start;
    }
}
