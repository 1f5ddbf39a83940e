package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table by mex. The flags of the mex are thought to be enough with one more than there are values below. */
@Solves("lasker-nim")
public class Solution implements HeapGameSolver {

    private final List<Integer> table = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        while (table.size() <= heap) {
            table.add(compute(table.size()));
        }
        return table.get(heap);
    }

    private int compute(int n) {
        boolean[] seen = new boolean[n + 2];
        for (int left = 0; left < n; left++) {
            seen[table.get(left)] = true;
        }
        for (int a = 1; a < n; a++) {
            seen[table.get(a) ^ table.get(n - a)] = true;
        }
        int mex = 0;
        while (seen[mex]) {
            mex++;
        }
        return mex;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        for (int i = 0; i < heaps.size(); i++) {
            int target = total ^ grundy(heaps.get(i));
            for (int left = 0; left < heaps.get(i); left++) {
                if (grundy(left) == target) {
                    return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
                }
                int right = heaps.get(i) - left;
                if (left > 0 && (grundy(left) ^ grundy(right)) == target) {
                    return Optional.of(new Move(i, List.of(left, right)));
                }
            }
        }
        return Optional.empty();
    }
}
