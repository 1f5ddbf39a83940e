package grundy.catalogue.heap;

import java.util.List;

/** A move that was answered, in the lesson's words, whatever nonsense it holds. */
final class MoveText {

    /** How many pieces are written; a move has three at most, so that more are wrong in any case. */
    private static final int SHOWN_PIECES = 10;

    private MoveText() {}

    /** Such as {@code heap 2 (size 10) becomes 4 and 4}. */
    static String describe(MoveReading.Named move, List<Integer> heaps) {
        int index = move.heapIndex();
        Integer size = move.believedSize();
        if (size == null && exists(index, heaps)) {
            size = heaps.get(index);
        }
        return "heap " + (index + 1L) + (size == null ? "" : " (size " + size + ")") + " becomes "
                + pieces(move.pieces());
    }

    static boolean exists(int index, List<Integer> heaps) {
        return index >= 0 && index < heaps.size();
    }

    private static String pieces(List<Integer> pieces) {
        if (pieces.isEmpty()) {
            return "nothing (heap removed)";
        }
        var text = new StringBuilder();
        for (int i = 0; i < Math.min(pieces.size(), SHOWN_PIECES); i++) {
            text.append(i == 0 ? "" : " and ").append(pieces.get(i));
        }
        int hidden = pieces.size() - SHOWN_PIECES;
        return hidden > 0 ? text.append(" and ").append(hidden).append(" more").toString() : text.toString();
    }
}
