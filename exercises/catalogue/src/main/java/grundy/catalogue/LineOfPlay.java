package grundy.catalogue;

import grundy.catalogue.SumExplanation.FirstMove;
import java.util.List;

/**
 * A play of the game to its end, in which the side that an answer claims to win loses against perfect replies.
 *
 * @param you the side that the student plays, {@code first} or {@code second}: who wins, as the answer has it
 * @param plies in turn from the first player's first move; the last one is the opponent's, and leaves the student no move
 */
public record LineOfPlay(String you, List<Ply> plies) {
    public LineOfPlay {
        plies = List.copyOf(plies);
        if (plies.isEmpty() || !plies.get(plies.size() - 1).isPerfect()) {
            throw new IllegalArgumentException("a line ends with a move of the opponent");
        }
        if (!you.equals(plies.get(0).isPerfect() ? "second" : "first")) {
            throw new IllegalArgumentException("the student is not " + you + " where " + plies.get(0) + " comes first");
        }
    }

    /**
     * One move of a line.
     *
     * @param why who moves, and why so
     * @param heap which heap, counted from 1
     * @param size its size before the move
     * @param pieces what it becomes
     * @param leaves all heaps after the move
     * @param xor the XOR of the values after the move
     * @param others other moves that the student had, those that win first, each of the others with a reply that wins against
     *     it; limited in number, and of moves that leave the same heaps in another order only one; none where the opponent
     *     moves
     * @param moreOthers how many further ones were left out
     */
    public record Ply(
            Why why,
            int heap,
            int size,
            List<Integer> pieces,
            List<Integer> leaves,
            int xor,
            List<FirstMove> others,
            int moreOthers) {
        public Ply {
            pieces = List.copyOf(pieces);
            leaves = List.copyOf(leaves);
            others = List.copyOf(others);
            if (heap < 1 || heap > leaves.size() + 1 || moreOthers < 0) {
                throw new IllegalArgumentException(
                        "heap " + heap + " before " + leaves + ", " + moreOthers + " more moves");
            }
            if (why == Why.PERFECT && (!others.isEmpty() || moreOthers > 0)) {
                throw new IllegalArgumentException("of the opponent's moves only one is told: " + others);
            }
        }

        /** Whether the opponent makes this move. */
        boolean isPerfect() {
            return why == Why.PERFECT;
        }
    }

    /** Who makes a move of a line, and how it was chosen. */
    public enum Why {
        /** The student: this very move was answered for these heaps. */
        ANSWERED,
        /** The student: for these heaps no move was answered, so that the solution itself says who loses. Holds out longest. */
        RESIGNED,
        /** The student: these heaps were not asked, or no legal move was answered. The move that holds out longest. */
        UNANSWERED,
        /** The opponent: among the moves that win, one that ends the game soonest. */
        PERFECT
    }
}
