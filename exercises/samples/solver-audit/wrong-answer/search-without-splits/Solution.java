package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

@Solves("solver-audit")
public class Solution implements SolverAudit {

    private final Set<List<Integer>> won = new HashSet<>();
    private final Set<List<Integer>> lost = new HashSet<>();

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        int wrong = 0;
        List<List<Integer>> inputs = List.of(List.of());
        for (int k = 1; k <= maxHeaps; k++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> input : inputs) {
                for (int n = 0; n <= maxSize; n++) {
                    List<Integer> heaps = new ArrayList<>(input);
                    heaps.add(n);
                    longer.add(heaps);
                    if (!agrees(candidate, heaps)) {
                        wrong++;
                    }
                }
            }
            inputs = longer;
        }
        return wrong;
    }

    private boolean agrees(HeapGameSolver candidate, List<Integer> heaps) {
        Optional<Move> move;
        try {
            move = candidate.winningMove(List.copyOf(heaps));
        } catch (RuntimeException e) {
            return false;
        }
        return move != null && move.isPresent() == firstWins(heaps);
    }

    private boolean firstWins(List<Integer> heaps) {
        List<Integer> key = new ArrayList<>(heaps);
        key.removeIf(n -> n == 0);
        Collections.sort(key);
        if (won.contains(key)) {
            return true;
        }
        if (lost.contains(key)) {
            return false;
        }
        for (int i = 0; i < key.size(); i++) {
            for (int take = 1; take <= 2 && take <= key.get(i); take++) {
                List<Integer> next = new ArrayList<>(key);
                next.set(i, key.get(i) - take);
                if (!firstWins(next)) {
                    won.add(key);
                    return true;
                }
            }
        }
        lost.add(key);
        return false;
    }
}
