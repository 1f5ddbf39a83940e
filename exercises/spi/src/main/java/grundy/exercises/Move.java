package grundy.exercises;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A move in a sum of heaps: one heap is replaced by what is left of it.
 *
 * <p>A move need not be legal: nothing but null is refused here, so that an illegal move can be explained rather than
 * end a run. The pieces are copied, and what is done to the given list later changes nothing.
 *
 * @param heapIndex which heap is changed, counted from 0
 * @param pieces what that heap becomes: the sizes of the heaps that are left, none of them 0; empty when the heap
 *     disappears
 */
public record Move(int heapIndex, List<Integer> pieces) {

    /**
     * Copies the pieces.
     *
     * @throws NullPointerException if {@code pieces} is null
     */
    public Move {
        // Not List.copyOf: it refuses a null piece, and an illegal piece is the grader's to explain.
        pieces = Collections.unmodifiableList(new ArrayList<>(pieces));
    }
}
