package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a sum of heaps is won or lost.
 *
 * @param kind always {@code sum}
 * @param heaps each heap with its value
 * @param width how many binary digits each value is written with, 1 or more
 * @param xor the XOR of the values
 * @param xorBits {@code xor} in {@code width} binary digits
 * @param valueSum what adding the values would give
 * @param winner {@code first} or {@code second}
 * @param decidingBit the highest bit of the XOR, counted from 0 for the units; -1 where the XOR is 0
 * @param firstMoves what the first player can do, each with the reply that wins where there is one; limited in number
 * @param moreMoves how many further first moves were left out
 * @param answerNote what is wrong with the very move that was answered, or null where no move was
 * @param line the line of play in which the answer loses; null where it is right, names no winner, has no legal move to
 *     begin with, or is about a position that is too large to be searched
 */
public record SumExplanation(
        String kind,
        List<Heap> heaps,
        int width,
        int xor,
        String xorBits,
        int valueSum,
        String winner,
        int decidingBit,
        List<FirstMove> firstMoves,
        int moreMoves,
        @Nullable AnsweredMove answerNote,
        @Nullable LineOfPlay line)
        implements Explanation {
    public SumExplanation {
        heaps = List.copyOf(heaps);
        firstMoves = List.copyOf(firstMoves);
    }

    @Override
    public SumExplanation withoutSolution() {
        return new SumExplanation(
                kind,
                heaps,
                width,
                xor,
                xorBits,
                valueSum,
                winner,
                decidingBit,
                List.of(),
                moreMoves + firstMoves.size(),
                answerNote == null ? null : answerNote.withoutReply(),
                null);
    }

    /** One heap of a sum: its size, its Grundy value, and that value in binary. */
    public record Heap(int size, int value, String bits) {}

    /**
     * A first move and what follows.
     *
     * @param heap which heap, counted from 1
     * @param size its size before the move
     * @param pieces what it becomes
     * @param leaves all heaps after the move
     * @param xor the XOR of the values after the move
     * @param wins whether the move wins, that is, leaves XOR 0
     * @param reply the other player's winning answer, or null where the move wins
     */
    public record FirstMove(
            int heap,
            int size,
            List<Integer> pieces,
            List<Integer> leaves,
            int xor,
            boolean wins,
            @Nullable Reply reply) {
        public FirstMove {
            pieces = List.copyOf(pieces);
            leaves = List.copyOf(leaves);
        }
    }

    /** The reply that restores XOR 0: heap counted from 1, its size before, what it becomes, all heaps after. */
    public record Reply(int heap, int size, List<Integer> pieces, List<Integer> leaves) {
        public Reply {
            pieces = List.copyOf(pieces);
            leaves = List.copyOf(leaves);
        }
    }

    /**
     * The move that was answered, and what it runs into.
     *
     * @param text the move in words
     * @param fault why it is illegal, or null where it is legal
     * @param leaves all heaps after it; empty where it is illegal
     * @param xor the XOR after it; -1 where it is illegal
     * @param reply the reply that wins against it, or null
     */
    public record AnsweredMove(
            String text,
            @Nullable String fault,
            List<Integer> leaves,
            int xor,
            @Nullable Reply reply) {
        public AnsweredMove {
            leaves = List.copyOf(leaves);
        }

        private AnsweredMove withoutReply() {
            return new AnsweredMove(text, fault, leaves, xor, null);
        }
    }
}
