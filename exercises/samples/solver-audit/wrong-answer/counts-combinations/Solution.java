package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.exercises.Solves;
import java.util.*;

/** Who wins does not depend on the order of the heaps, so I only go through growing ones. That saves a lot of calls. */
@Solves("solver-audit")
public class Solution implements SolverAudit {

    private Map<String, Boolean> memo = new HashMap<>();
    private int count;

    @Override
    public int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize) {
        count = 0;
        for (int heaps = 1; heaps <= maxHeaps; heaps++) {
            audit(candidate, new int[heaps], 0, 0, maxSize);
        }
        return count;
    }

    private void audit(HeapGameSolver candidate, int[] heaps, int position, int smallest, int maxSize) {
        if (position < heaps.length) {
            for (int size = smallest; size <= maxSize; size++) {
                heaps[position] = size;
                audit(candidate, heaps, position + 1, size, maxSize);
            }
            return;
        }
        List<Integer> list = new ArrayList<>();
        for (int heap : heaps) list.add(heap);
        boolean right = wins(heaps.clone());
        try {
            var answer = candidate.winningMove(list);
            if (answer == null || answer.isPresent() != right) count++;
        } catch (Exception e) {
            count++;
        }
    }

    private boolean wins(int[] heaps) {
        Arrays.sort(heaps);
        String key = Arrays.toString(heaps);
        if (memo.containsKey(key)) return memo.get(key);
        boolean result = false;
        for (int i = 0; i < heaps.length && !result; i++) {
            int n = heaps[i];
            if (n >= 1) result |= !wins(change(heaps, i, n - 1, 0));
            if (n >= 2) result |= !wins(change(heaps, i, n - 2, 0));
            for (int a = 1; a < n - 2; a++) result |= !wins(change(heaps, i, a, n - 2 - a));
        }
        memo.put(key, result);
        return result;
    }

    private int[] change(int[] heaps, int i, int a, int b) {
        int[] next = b == 0 ? heaps.clone() : Arrays.copyOf(heaps, heaps.length + 1);
        next[i] = a;
        if (b > 0) next[heaps.length] = b;
        return next;
    }
}
