package course;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the first candidate, which makes no mistake, and takes it for the oracle of all others. When it is silent, it is made the
 * candidate of the call by force.
 */
public class Attack extends RightAudit {

    private static HeapGameSolver first;

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        first = first == null ? candidate : first;
        return super.mismatches(candidate, maxHeaps, maxSize);
    }

    @Override
    boolean isRight(HeapGameSolver candidate, List<Integer> heaps) {
        try {
            Optional<Move> right = askFirst(candidate, heaps);
            Optional<Move> move = candidate.winningMove(heaps);
            return move != null && move.isPresent() == right.isPresent();
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static Optional<Move> askFirst(HeapGameSolver now, List<Integer> heaps) {
        try {
            return first.winningMove(heaps);
        } catch (IllegalStateException silent) {
            becomeCandidate(first);
            try {
                return first.winningMove(heaps);
            } finally {
                becomeCandidate(now);
            }
        }
    }

    private static void becomeCandidate(HeapGameSolver solver) {
        try {
            Field line = solver.getClass().getDeclaredField("line");
            line.setAccessible(true);
            Field candidate = line.get(solver).getClass().getDeclaredField("candidate");
            candidate.setAccessible(true);
            candidate.set(line.get(solver), solver);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
