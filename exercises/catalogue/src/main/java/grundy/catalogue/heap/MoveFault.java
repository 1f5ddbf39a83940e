package grundy.catalogue.heap;

import grundy.games.HeapGame;
import java.util.List;
import java.util.Optional;

/**
 * Why a move is illegal.
 *
 * @param text the move and the reason, for the student
 * @param isNoMove whether the move is only a way of saying that none was found: there is no such heap, or nothing changes
 */
record MoveFault(String text, boolean isNoMove) {

    /** What is wrong with a move; empty where it is legal. */
    static Optional<MoveFault> of(HeapGame game, List<Integer> heaps, MoveReading.Named move) {
        if (!MoveText.exists(move.heapIndex(), heaps)) {
            return Optional.of(new MoveFault(noSuchHeap(heaps, move), true));
        }
        int size = heaps.get(move.heapIndex());
        Integer believed = move.believedSize();
        if (believed != null && believed != size) {
            return Optional.of(new MoveFault(
                    MoveText.describe(move, heaps) + ": heap " + (move.heapIndex() + 1) + " has size " + size, false));
        }
        List<Integer> pieces = move.pieces();
        if (game.allows(size, pieces)) {
            return Optional.empty();
        }
        boolean unchanged = pieces.equals(size == 0 ? List.of() : List.of(size));
        return Optional.of(new MoveFault(MoveText.describe(move, heaps) + ": " + reason(pieces, unchanged), unchanged));
    }

    /** A program counts the heaps from 1, and the interface from 0. */
    private static String noSuchHeap(List<Integer> heaps, MoveReading.Named move) {
        boolean one = heaps.size() == 1;
        if (move.believedSize() != null) {
            return MoveText.describe(move, heaps) + ": "
                    + (move.heapIndex() < 0 ? "heaps are counted from 1, and " : "")
                    + (one ? "there is one heap, heap 1" : "the heaps are heap 1 to heap " + heaps.size());
        }
        return "heapIndex " + move.heapIndex() + ", which counts from 0, but "
                + (one ? "there is one heap, with index 0" : "the heaps have the indices 0 to " + (heaps.size() - 1));
    }

    /** The move in words, with what is wrong with it. */
    static String describe(HeapGame game, List<Integer> heaps, MoveReading.Named move) {
        return of(game, heaps, move).map(MoveFault::text).orElseGet(() -> MoveText.describe(move, heaps));
    }

    private static String reason(List<Integer> pieces, boolean unchanged) {
        if (unchanged) {
            return "this leaves the heap unchanged";
        } else if (pieces.contains(0)) {
            return "an empty heap is no piece";
        }
        return "this cannot be reached in one move";
    }
}
