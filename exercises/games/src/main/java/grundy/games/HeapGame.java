package grundy.games;

import java.util.List;

/**
 * The rule of a heap game under normal play: a move replaces one heap by zero or more smaller heaps, and the player who
 * cannot move loses.
 */
public interface HeapGame {

    /** The largest heap for which {@link #options} lists the options one by one. */
    int MAX_LISTED_HEAP = 10_000;

    /**
     * What one move can make of a heap.
     *
     * @param heap the number of stones, 0 to {@link #MAX_LISTED_HEAP}
     * @return the options, each the sizes of the heaps that are left, none of them 0, in growing order; empty where the
     *     heap disappears. No option is listed twice; options with fewer pieces come first, then lexicographic order
     * @throws IllegalArgumentException if {@code heap} is out of range
     */
    List<List<Integer>> options(int heap);

    /**
     * Whether one move makes these pieces of a heap.
     *
     * @param heap the number of stones, 0 or more
     * @param pieces the sizes that are left, in any order
     * @return true if the move is legal; a piece of 0 or less never is
     */
    boolean allows(int heap, List<Integer> pieces);
}
