package course;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import grundy.exercises.SolverAudit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A right audit, which takes right answers for its oracle. An attack on what an audit is given extends this class. */
@Solves("solver-audit")
abstract class RightAudit implements SolverAudit {

    private final HeapGameSolver oracle = new RightAnswers() {};

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        int wrong = 0;
        for (List<Integer> heaps : inputs(maxHeaps, maxSize)) {
            wrong += isRight(candidate, heaps) ? 0 : 1;
        }
        return wrong;
    }

    boolean isRight(HeapGameSolver candidate, List<Integer> heaps) {
        try {
            Optional<Move> move = candidate.winningMove(heaps);
            return move != null && move.isPresent() == oracle.winningMove(heaps).isPresent();
        } catch (RuntimeException e) {
            return false;
        }
    }

    private static List<List<Integer>> inputs(int maxHeaps, int maxSize) {
        List<List<Integer>> all = new ArrayList<>();
        List<List<Integer>> shorter = List.of(List.of());
        for (int heaps = 1; heaps <= maxHeaps; heaps++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> each : shorter) {
                for (int size = 0; size <= maxSize; size++) {
                    List<Integer> more = new ArrayList<>(each);
                    more.add(size);
                    longer.add(more);
                }
            }
            all.addAll(longer);
            shorter = longer;
        }
        return all;
    }
}
