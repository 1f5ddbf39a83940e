package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** One pin anywhere, or the last two. */
@Solves("kayles")
public class Solution implements HeapGameSolver {

    private final List<Integer> values = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        for (int n = values.size(); n <= heap; n++) {
            Set<Integer> set = new HashSet<>();
            for (List<Integer> rows : after(n)) {
                int value = 0;
                for (int row : rows) {
                    value ^= values.get(row);
                }
                set.add(value);
            }
            int mex = 0;
            while (set.contains(mex)) {
                mex++;
            }
            values.add(mex);
        }
        return values.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> rows : after(heaps.get(i))) {
                int rest = total ^ grundy(heaps.get(i));
                for (int row : rows) {
                    rest ^= grundy(row);
                }
                if (rest == 0) {
                    return Optional.of(new Move(i, rows));
                }
            }
        }
        return Optional.empty();
    }

    private static List<List<Integer>> after(int n) {
        List<List<Integer>> result = new ArrayList<>();
        if (n >= 1) {
            result.add(n == 1 ? List.of() : List.of(n - 1));
        }
        if (n >= 2) {
            result.add(n == 2 ? List.of() : List.of(n - 2));
        }
        for (int a = 1; a + 1 < n; a++) {
            result.add(List.of(a, n - 1 - a));
        }
        return result;
    }
}
