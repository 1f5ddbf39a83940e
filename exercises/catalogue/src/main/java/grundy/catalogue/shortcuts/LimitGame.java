package grundy.catalogue.shortcuts;

import java.util.List;
import java.util.Optional;

/**
 * A game on heaps, in which the XOR rule may hold or not. A position has one heap or more, each of one stone or more. Not safe for
 * use by several threads.
 */
interface LimitGame {

    /** Positions have at most this many heaps, unless a game says less. */
    int MOST_HEAPS = 4;

    /** The word for its rules in the texts. */
    String rules();

    /** The numbers that the text about its rules tells. */
    default List<Object> about() {
        return List.of();
    }

    /** The word for the signs in which it says what a move is worth. */
    default String signs() {
        return "signs";
    }

    /** Whether the rule names the winner in every position, as a theorem says. */
    boolean holds();

    /** What the rule takes a heap for. */
    int value(int heap);

    /** Who wins, by search. */
    Winner winner(List<Integer> heaps);

    /** What each first move leaves, and what it is worth to the first player in signs. */
    List<Outlook> outlooks(List<Integer> heaps);

    /** The most heaps that a position has. */
    default int mostHeaps() {
        return MOST_HEAPS;
    }

    /**
     * A first move.
     *
     * @param leaves the heaps after it, such as {@code 1 2}
     * @param worth what it brings the first player: {@code +}, {@code -} or {@code =}, a lead in points, or a probability
     */
    record Outlook(String leaves, String worth) {}

    /** The XOR of the values. */
    default int xor(List<Integer> heaps) {
        return heaps.stream().map(this::value).reduce(0, (a, b) -> a ^ b);
    }

    /** Whether the rule names another winner than the search, or one where there is none. */
    default boolean refutes(List<Integer> heaps) {
        return winner(heaps) != (xor(heaps) == 0 ? Winner.SECOND : Winner.FIRST);
    }

    /** The smallest position that refutes the rule. */
    default Optional<List<Integer>> counterexample(int maxSize) {
        return Heaps.upTo(maxSize, mostHeaps()).stream().filter(this::refutes).findFirst();
    }
}
