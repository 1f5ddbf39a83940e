package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;

/** Counts the wrong winners of somebody's solver of take-and-split. */
@Solves("solver-audit")
public class Solution implements SolverAudit {

    /**
     * Run over every ordered tuple of 1 to maxHeaps heaps of 0 to maxSize stones, let a full search of the game say who wins, and
     * count where the candidate says otherwise. A candidate that returns null or throws is wrong on that input.
     */
    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        throw new UnsupportedOperationException("not written yet");
    }
}
