package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A candidate that is right but for inputs which look as if they were drawn by lot: another order of the same heaps is another
 * input. It always fails on the same ones.
 *
 * @param seed says which
 * @param oneIn of so many inputs it fails on about one
 * @param failure what it does there
 */
record Unreliable(HeapGameSolver right, long seed, int oneIn, Failure failure) implements HeapGameSolver {

    /** What a candidate does in place of a right answer. */
    enum Failure {
        OTHER_WINNER,
        NULL,
        EXCEPTION
    }

    @Override
    public int grundy(int heap) {
        return right.grundy(heap);
    }

    @Override
    @SuppressWarnings({"NullAway", "NullableOptional"}) // null is one of the failures
    public @Nullable Optional<Move> winningMove(List<Integer> heaps) {
        if (new SplittableRandom(seed + 31L * heaps.hashCode()).nextInt(oneIn) != 0) {
            return right.winningMove(heaps);
        }
        return switch (failure) {
            case OTHER_WINNER -> otherWinner(heaps);
            case NULL -> null;
            case EXCEPTION -> throw new IllegalStateException("no idea");
        };
    }

    private Optional<Move> otherWinner(List<Integer> heaps) {
        return right.winningMove(heaps).isPresent()
                ? Optional.empty()
                : Optional.of(new Move(0, List.of(Math.max(0, heaps.get(0) - 1))));
    }
}
