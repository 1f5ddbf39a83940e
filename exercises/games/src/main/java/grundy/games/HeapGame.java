package grundy.games;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * The rule of a heap game under normal play: the player who cannot move loses. A move replaces one heap by at most two,
 * each of them smaller than it was, and together no larger.
 */
public interface HeapGame {

    /** The largest heap whose options are listed one by one. */
    int MAX_LISTED_HEAP = 10_000;

    /** Fewer pieces first; a single rest by how little was taken; a split by its smaller piece, then by its larger. */
    Comparator<List<Integer>> LISTING_ORDER = Comparator.<List<Integer>>comparingInt(List::size)
            .thenComparingInt(pieces -> pieces.size() == 1 ? -pieces.get(0) : 0)
            .thenComparingInt(pieces -> pieces.size() == 2 ? pieces.get(0) : 0)
            .thenComparingInt(pieces -> pieces.size() == 2 ? pieces.get(1) : 0);

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

    /**
     * What one move can make of a heap.
     *
     * @param heap the number of stones, 0 to {@link #MAX_LISTED_HEAP}
     * @return the options without repetition, each the sizes that are left in growing order, none of them 0; options with
     *     fewer pieces come first, the larger rest before the smaller (so taking 1 comes before taking 2), splits by their
     *     smaller piece and then by their larger
     * @throws IllegalArgumentException if {@code heap} is out of range
     */
    default List<List<Integer>> options(int heap) {
        if (heap < 0 || heap > MAX_LISTED_HEAP) {
            throw new IllegalArgumentException(
                    "options are listed for heaps of 0 to " + MAX_LISTED_HEAP + " stones, not " + heap);
        }
        var options = new TreeSet<List<Integer>>(LISTING_ORDER);
        visitOptions(heap, (a, b) -> options.add(pieces(a, b)));
        return List.copyOf(options);
    }

    private static List<Integer> pieces(int a, int b) {
        if (a > 0 && b > 0) {
            return List.of(Math.min(a, b), Math.max(a, b));
        }
        int rest = Math.max(a, b);
        return rest == 0 ? List.of() : List.of(rest);
    }

    /** Is shown options one by one. */
    @FunctionalInterface
    interface OptionVisitor {
        /**
         * One option: two heaps are left.
         *
         * @param a the stones of one heap, 0 where there is none
         * @param b the stones of the other, 0 where there is none
         */
        void option(int a, int b);
    }
}
