package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;

/** With the values of the lesson, who wins is seen at once. */
@Solves("solver-audit")
public class Solution implements SolverAudit {

    private static final int[] G = {0, 1, 2, 0, 1, 2, 3, 1, 2};

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        return count(candidate, new ArrayList<>(), 0, maxHeaps, maxSize);
    }

    private int count(HeapGameSolver candidate, List<Integer> heaps, int xor, int maxHeaps, int maxSize) {
        int count = 0;
        if (!heaps.isEmpty() && !namesWinner(candidate, heaps, xor != 0)) {
            count = 1;
        }
        if (heaps.size() < maxHeaps) {
            for (int size = 0; size <= maxSize; size++) {
                List<Integer> longer = new ArrayList<>(heaps);
                longer.add(size);
                count += count(candidate, longer, xor ^ G[size], maxHeaps, maxSize);
            }
        }
        return count;
    }

    private boolean namesWinner(HeapGameSolver candidate, List<Integer> heaps, boolean first) {
        try {
            return candidate.winningMove(new ArrayList<>(heaps)).isPresent() == first;
        } catch (RuntimeException e) {
            return false; // it threw, or what it returned is null
        }
    }
}
