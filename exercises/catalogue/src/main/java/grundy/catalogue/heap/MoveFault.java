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
        int index = move.heapIndex();
        if (!MoveText.exists(index, heaps)) {
            return Optional.of(new MoveFault(
                    "heapIndex " + index + ", which counts from 0, but "
                            + (heaps.size() == 1
                                    ? "there is one heap, with index 0"
                                    : "the heaps have the indices 0 to " + (heaps.size() - 1)),
                    true));
        }
        int size = heaps.get(index);
        List<Integer> pieces = move.pieces();
        if (game.allows(size, pieces)) {
            return Optional.empty();
        }
        boolean unchanged = pieces.equals(size == 0 ? List.of() : List.of(size));
        return Optional.of(new MoveFault(MoveText.describe(move, heaps) + ": " + reason(pieces, unchanged), unchanged));
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
