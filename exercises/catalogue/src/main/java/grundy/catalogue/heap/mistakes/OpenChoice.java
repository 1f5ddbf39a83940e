package grundy.catalogue.heap.mistakes;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A known-wrong solution whose mistake leaves it open which of several moves is answered. */
public interface OpenChoice extends HeapGameSolver {

    /**
     * What may be answered for these heaps: each an {@link Optional} of a {@link Move}, or null where the mistake is to answer
     * null; in the order of the search. Empty where a win is claimed and the mistake leaves nothing to answer.
     */
    List<@Nullable Object> choices(List<Integer> heaps);

    /** One answer would say less than {@link #choices} does. */
    @Override
    default Optional<Move> winningMove(List<Integer> heaps) {
        throw new UnsupportedOperationException("has choices, not one answer");
    }
}
