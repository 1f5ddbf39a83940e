package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** A table by mex, with an array of flags for the values that are reached. */
@Solves("subtraction-1-3-4")
public class Solution implements HeapGameSolver {

    private static final int[] TAKE = {1, 3, 4};
    private final int[] g = new int[201];

    public Solution() {
        for (int n = 1; n < g.length; n++) {
            boolean[] reached = new boolean[4];
            for (int t : TAKE) {
                if (t <= n) {
                    reached[g[n - t]] = true;
                }
            }
            while (reached[g[n]]) {
                g[n]++;
            }
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= g[heap];
        }
        if (xor == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            for (int t : TAKE) {
                int left = heap - t; // below 0 where the heap is too small
                if (g[left] == (g[heap] ^ xor)) {
                    return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
                }
            }
        }
        return Optional.empty();
    }
}
