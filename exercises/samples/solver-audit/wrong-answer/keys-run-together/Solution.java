package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

@Solves("solver-audit")
public class Solution implements SolverAudit {

    private final Map<String, Boolean> known = new HashMap<>();

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        int mismatches = 0;
        for (int k = 1; k <= maxHeaps; k++) {
            int inputs = (int) Math.pow(maxSize + 1, k);
            for (int number = 0; number < inputs; number++) {
                // the sizes are the digits of the number in base maxSize + 1
                List<Integer> heaps = new ArrayList<>();
                for (int rest = number, i = 0; i < k; i++, rest /= maxSize + 1) {
                    heaps.add(rest % (maxSize + 1));
                }
                boolean wins = wins(heaps);
                try {
                    if (candidate.winningMove(heaps).isPresent() != wins) {
                        mismatches++;
                    }
                } catch (Exception nullOrBroken) {
                    mismatches++;
                }
            }
        }
        return mismatches;
    }

    private boolean wins(List<Integer> heaps) {
        String key = heaps.stream().filter(h -> h > 0).sorted().map(String::valueOf).collect(Collectors.joining());
        if (!known.containsKey(key)) {
            known.put(key, moves(heaps).stream().anyMatch(next -> !wins(next)));
        }
        return known.get(key);
    }

    private List<List<Integer>> moves(List<Integer> heaps) {
        List<List<Integer>> moves = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            for (int take = 1; take <= Math.min(2, n); take++) {
                moves.add(replace(heaps, i, List.of(n - take)));
            }
            for (int a = 1; a <= n - 3; a++) {
                moves.add(replace(heaps, i, List.of(a, n - 2 - a)));
            }
        }
        return moves;
    }

    private List<Integer> replace(List<Integer> heaps, int i, List<Integer> pieces) {
        List<Integer> next = new ArrayList<>(heaps.subList(0, i));
        next.addAll(pieces);
        next.addAll(heaps.subList(i + 1, heaps.size()));
        return next;
    }
}
