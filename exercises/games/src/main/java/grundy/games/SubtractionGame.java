package grundy.games;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A subtraction game: a move takes a number of stones that is in the subtraction set, and leaves the rest as one heap (E. R.
 * Berlekamp, J. H. Conway and R. K. Guy, 1982). The set of all numbers makes it Nim (C. L. Bouton, 1901).
 *
 * <p>Two of them are equal where they are told alike: finite sets by their members, the others by name.
 *
 * <p>Safe for use by several threads.
 */
public final class SubtractionGame implements HeapGame {

    private final String name;
    private final String words;
    private final IntPredicate contains;
    private final @Nullable TakingRule rule;
    /** The members of the set from 1 on, in growing order: all of a finite set, else as far as they were needed. */
    private volatile Members known;

    private SubtractionGame(
            String name, String words, IntPredicate contains, @Nullable TakingRule rule, Members known) {
        this.name = name;
        this.words = words;
        this.contains = contains;
        this.rule = rule;
        this.known = known;
    }

    /**
     * The game of a finite set.
     *
     * @param set the numbers of stones that may be taken, each 1 or more, repeated or not
     * @throws IllegalArgumentException if there is none, or one below 1
     */
    public static SubtractionGame of(Collection<Integer> set) {
        int[] sizes =
                set.stream().mapToInt(Integer::intValue).sorted().distinct().toArray();
        if (sizes.length == 0 || sizes[0] < 1) {
            throw new IllegalArgumentException("a subtraction set holds numbers from 1 on, not " + set);
        }
        String name = IntStream.of(sizes).mapToObj(Integer::toString).collect(Collectors.joining(", ", "{", "}"));
        List<Integer> members = IntStream.of(sizes).boxed().toList();
        return new SubtractionGame(
                "subtraction " + name,
                "take " + listed(sizes),
                taken -> Arrays.binarySearch(sizes, taken) >= 0,
                new TakingRule(members, members, List.of(), List.of(), true),
                new Members(Integer.MAX_VALUE, sizes));
    }

    /** Such as {@code 1, 3 or 4 stones}. */
    private static String listed(int[] sizes) {
        String last = sizes[sizes.length - 1] + (sizes[sizes.length - 1] == 1 ? " stone" : " stones");
        return sizes.length == 1
                ? last
                : IntStream.of(sizes)
                                .limit(sizes.length - 1)
                                .mapToObj(Integer::toString)
                                .collect(Collectors.joining(", "))
                        + " or " + last;
    }

    /** The game of a finite set, such as {@code of(1, 3, 4)}. */
    public static SubtractionGame of(int... set) {
        return of(IntStream.of(set).boxed().toList());
    }

    /** Any number of stones may be taken: Nim. A heap is worth its size. */
    public static SubtractionGame nim() {
        return infinite("Nim", "take any number of stones", taken -> true);
    }

    /** A square number of stones may be taken: 1, 4, 9, 16, and so on. No formula for its values is known. */
    public static SubtractionGame squares() {
        return infinite(
                "subtraction of squares",
                "take a square number of stones: 1, 4, 9, 16, and so on",
                SubtractionGame::isSquare);
    }

    /** A prime number of stones may be taken: 2, 3, 5, 7, and so on. No formula for its values is known. */
    public static SubtractionGame primes() {
        return infinite(
                "subtraction of primes",
                "take a prime number of stones: 2, 3, 5, 7, and so on",
                SubtractionGame::isPrime);
    }

    private static SubtractionGame infinite(String name, String words, IntPredicate contains) {
        return new SubtractionGame(name, words, contains, null, new Members(0, new int[0]));
    }

    @Override
    public String inWords() {
        return words;
    }

    @Override
    public Optional<TakingRule> takingRule() {
        return Optional.ofNullable(rule);
    }

    @Override
    public void visitOptions(int heap, OptionVisitor visitor) {
        for (int taken : membersTo(heap)) {
            if (taken > heap) {
                return;
            }
            visitor.option(heap - taken, 0, 0);
        }
    }

    @Override
    public boolean allows(int heap, List<Integer> pieces) {
        if (pieces.size() > 1) {
            return false;
        }
        int rest = pieces.isEmpty() ? 0 : pieces.get(0);
        boolean isPiece = pieces.isEmpty() || rest > 0;
        return isPiece && heap > rest && contains.test(heap - rest);
    }

    /** {@code Nim}, or such as {@code subtraction {1, 3, 4}}. */
    @Override
    public String toString() {
        return name;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SubtractionGame game && game.name.equals(name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    private int[] membersTo(int heap) {
        Members members = known;
        if (members.upTo < heap) {
            int upTo = Math.max(heap, 2 * members.upTo);
            members = new Members(
                    upTo, IntStream.rangeClosed(1, upTo).filter(contains).toArray());
            known = members;
        }
        return members.sizes;
    }

    /** All members of the set that are no larger than a bound. */
    private static final class Members {
        private final int upTo;
        private final int[] sizes;

        Members(int upTo, int[] sizes) {
            this.upTo = upTo;
            this.sizes = sizes;
        }
    }

    private static boolean isSquare(int number) {
        int root = (int) Math.round(Math.sqrt(number));
        return root * root == number;
    }

    private static boolean isPrime(int number) {
        for (int divisor = 2; divisor <= number / divisor; divisor++) {
            if (number % divisor == 0) {
                return false;
            }
        }
        return number > 1;
    }
}
