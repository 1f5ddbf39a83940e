package grundy.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A move in a sum of heaps.
 *
 * @param heapIndex which heap is changed, counted from 0
 * @param pieces what it becomes; empty where it disappears; whether that is legal, {@link HeapGame#allows} says
 */
public record HeapMove(int heapIndex, List<Integer> pieces) {
    public HeapMove {
        if (heapIndex < 0) {
            throw new IllegalArgumentException("heaps are counted from 0, not from " + heapIndex);
        }
        pieces = List.copyOf(pieces);
    }

    /**
     * The sum after this move: the pieces stand where the heap stood.
     *
     * @return a new list
     * @throws IndexOutOfBoundsException if the sum has no such heap
     */
    public List<Integer> applyTo(List<Integer> heaps) {
        Objects.checkIndex(heapIndex, heaps.size());
        var after = new ArrayList<Integer>(heaps.subList(0, heapIndex));
        after.addAll(pieces);
        after.addAll(heaps.subList(heapIndex + 1, heaps.size()));
        return after;
    }

    /**
     * The move in the lesson's words, such as {@code heap 2 (size 10) becomes 4 and 4}.
     *
     * @throws IndexOutOfBoundsException if the sum has no such heap
     */
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
