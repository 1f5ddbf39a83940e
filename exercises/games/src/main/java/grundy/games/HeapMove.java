package grundy.games;

import java.util.ArrayList;
import java.util.List;

/**
 * A move in a sum of heaps.
 *
 * @param heapIndex which heap is changed, counted from 0
 * @param pieces what it becomes; empty where it disappears
 */
public record HeapMove(int heapIndex, List<Integer> pieces) {
    public HeapMove {
        pieces = List.copyOf(pieces);
    }

    /** The sum after this move: the pieces stand where the heap stood. */
    public List<Integer> applyTo(List<Integer> heaps) {
        var after = new ArrayList<Integer>(heaps.subList(0, heapIndex));
        after.addAll(pieces);
        after.addAll(heaps.subList(heapIndex + 1, heaps.size()));
        return after;
    }

    /** The move in the lesson's words, such as {@code heap 2 (size 10) becomes 4 and 4}. */
    public String describe(List<Integer> heaps) {
        var text = new StringBuilder("heap ")
                .append(heapIndex + 1)
                .append(" (size ")
                .append(heaps.get(heapIndex))
                .append(") becomes ");
        if (pieces.isEmpty()) {
            return text.append("nothing (heap removed)").toString();
        }
        for (int i = 0; i < pieces.size(); i++) {
            text.append(i == 0 ? "" : " and ").append(pieces.get(i));
        }
        return text.toString();
    }
}
