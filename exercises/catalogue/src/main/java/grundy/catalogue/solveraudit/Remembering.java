package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A candidate's solver as it may be asked by anybody: within bounds, by several threads, and the same input any number of times, for
 * which it thinks once.
 */
final class Remembering implements HeapGameSolver {

    /** No audit has a larger heap, and no candidate takes long for one. */
    static final int MAX_SIZE = 40;

    /** The same for the number of heaps. */
    static final int MAX_HEAPS = 6;

    /** So many answers are kept, more than all audits of one candidate need; of all candidates together, some 40 MB if somebody fills them. */
    private static final int KEPT = 2_000;

    private final Supplier<? extends HeapGameSolver> maker;
    private final Map<List<Integer>, Answered> moves = new HashMap<>();
    private @Nullable HeapGameSolver solver;

    Remembering(Supplier<? extends HeapGameSolver> maker) {
        this.maker = maker;
    }

    /** What was returned or thrown; neither is there where null was returned. */
    private record Answered(
            @Nullable Object returned, @Nullable RuntimeException thrown) {}

    @Override
    public synchronized int grundy(int heap) {
        check(heap);
        return solver().grundy(heap);
    }

    @Override
    @SuppressWarnings({"NullAway", "NullableOptional", "unchecked"}) // null is one of the mistakes
    public synchronized @Nullable Optional<Move> winningMove(List<Integer> heaps) {
        List<Integer> asked = List.copyOf(heaps);
        Answered known = moves.get(asked);
        if (known == null) {
            known = think(asked);
            if (moves.size() < KEPT) {
                moves.put(asked, known);
            }
        }
        if (known.thrown != null) {
            throw known.thrown;
        }
        return (Optional<Move>) known.returned;
    }

    private Answered think(List<Integer> heaps) {
        if (heaps.size() > MAX_HEAPS) {
            throw new IllegalArgumentException("this candidate answers for at most " + MAX_HEAPS + " heaps");
        }
        heaps.forEach(Remembering::check);
        try {
            return new Answered(solver().winningMove(new ArrayList<>(heaps)), null);
        } catch (RuntimeException e) {
            return new Answered(null, e);
        }
    }

    private static void check(int heap) {
        if (heap < 0 || heap > MAX_SIZE) {
            throw new IllegalArgumentException(
                    "this candidate answers for heaps of 0 to " + MAX_SIZE + " stones, not " + heap);
        }
    }

    private HeapGameSolver solver() {
        if (solver == null) {
            solver = maker.get();
        }
        return solver;
    }
}
