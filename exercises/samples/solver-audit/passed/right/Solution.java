package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A position is won exactly when some move leads to a lost one; what has been found is remembered. */
@Solves("solver-audit")
public class Solution implements SolverAudit {

    private final Map<List<Integer>, Boolean> won = new HashMap<>();

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        return count(candidate, List.of(), maxHeaps, maxSize);
    }

    /** The mismatches among all inputs that begin with these heaps and have at least one more. */
    private int count(HeapGameSolver candidate, List<Integer> begun, int more, int maxSize) {
        if (more == 0) {
            return 0;
        }
        int count = 0;
        for (int size = 0; size <= maxSize; size++) {
            List<Integer> heaps = new ArrayList<>(begun);
            heaps.add(size);
            if (isMismatch(candidate, heaps)) {
                count++;
            }
            count += count(candidate, heaps, more - 1, maxSize);
        }
        return count;
    }

    private boolean isMismatch(HeapGameSolver candidate, List<Integer> heaps) {
        try {
            Optional<Move> answer = candidate.winningMove(new ArrayList<>(heaps));
            return answer == null || answer.isPresent() != isWon(heaps);
        } catch (RuntimeException broken) {
            return true;
        }
    }

    private boolean isWon(List<Integer> heaps) {
        List<Integer> position = heaps.stream().filter(heap -> heap > 0).sorted().toList();
        Boolean known = won.get(position);
        if (known == null) {
            known = options(position).stream().anyMatch(option -> !isWon(option));
            won.put(position, known);
        }
        return known;
    }

    private static List<List<Integer>> options(List<Integer> position) {
        List<List<Integer>> options = new ArrayList<>();
        for (int i = 0; i < position.size(); i++) {
            int n = position.get(i);
            options.add(with(position, i, n - 1));
            if (n >= 2) {
                options.add(with(position, i, n - 2));
            }
            for (int a = 1; a <= n - 2 - a; a++) {
                options.add(with(position, i, a, n - 2 - a));
            }
        }
        return options;
    }

    private static List<Integer> with(List<Integer> position, int index, Integer... pieces) {
        List<Integer> heaps = new ArrayList<>(position);
        heaps.remove(index);
        heaps.addAll(List.of(pieces));
        return heaps;
    }
}
