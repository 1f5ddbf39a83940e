package grundy.games;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The rule of a heap game under normal play: the player who cannot move loses. A move replaces one heap by at most
 * three, each of them smaller than it was, and together no larger.
 */
public interface HeapGame {

    /** The largest heap whose options are listed one by one. */
    int MAX_LISTED_HEAP = 10_000;

    /** Fewer pieces first; a single rest by how little was taken; a split by its smallest piece, then by the next. */
    Comparator<List<Integer>> LISTING_ORDER = Comparator.<List<Integer>>comparingInt(List::size)
            .thenComparingInt(pieces -> pieces.size() == 1 ? -pieces.get(0) : 0)
            .thenComparing(HeapGame::compareSizes);

    /**
     * Shows every option of a heap, in an order that depends on the heap alone. An option may be shown more than once.
     *
     * @param heap the number of stones, 0 or more
     * @param visitor is shown the options
     */
    void visitOptions(int heap, OptionVisitor visitor);

    /**
     * Whether one move makes these pieces of a heap.
     *
     * @param heap the number of stones; of less than 0 no move makes anything
     * @param pieces the sizes that are left, in any order
     * @return true if the move is legal; a piece of 0 or less never is
     */
    boolean allows(int heap, List<Integer> pieces);

    /** What a move does, such as {@code take 2, 5 or 7 stones}, or else the name of the game. */
    default String inWords() {
        return toString();
    }

    /** The rule in lists, where the sizes of what is left do not matter; it says the same as {@link #visitOptions}. */
    default Optional<TakingRule> takingRule() {
        return Optional.empty();
    }

    /** The largest heap whose options are listed: fewer where there are too many to be held one by one. */
    default int maxListedHeap() {
        return MAX_LISTED_HEAP;
    }

    /**
     * What one move can make of a heap.
     *
     * @param heap the number of stones, 0 to {@link #maxListedHeap()}
     * @return the options without repetition, each the sizes that are left in growing order, none of them 0; options with
     *     fewer pieces come first, the larger rest before the smaller (so taking 1 comes before taking 2), splits by their
     *     smallest piece and then by the next
     * @throws IllegalArgumentException if {@code heap} is out of range
     */
    default List<List<Integer>> options(int heap) {
        if (heap < 0 || heap > maxListedHeap()) {
            throw new IllegalArgumentException(
                    "options are listed for heaps of 0 to " + maxListedHeap() + " stones, not " + heap);
        }
        var options = new TreeSet<List<Integer>>(LISTING_ORDER);
        visitOptions(heap, (a, b, c) -> options.add(pieces(a, b, c)));
        return List.copyOf(options);
    }

    private static List<Integer> pieces(int... sizes) {
        return IntStream.of(sizes).filter(size -> size > 0).sorted().boxed().toList();
    }

    /** Of as many pieces, from the left; made for tens of thousands of options. */
    private static int compareSizes(List<Integer> some, List<Integer> others) {
        int order = 0;
        for (int i = 0; order == 0 && i < some.size(); i++) {
            order = Integer.compare(some.get(i), others.get(i));
        }
        return order;
    }

    /** Is shown options one by one. */
    @FunctionalInterface
    interface OptionVisitor {
        /**
         * One option: three heaps are left, or fewer. Since an empty heap is worth 0, its value may be combined like those of
         * the others.
         *
         * @param a the stones of one heap, 0 where there is none
         * @param b the stones of another, 0 where there is none
         * @param c the stones of the third, 0 where there is none
         */
        void option(int a, int b, int c);
    }
}
