package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** The flags of the mex are an array for values below 8, which is what the first hundred heaps have. */
@Solves("grundys-game")
public class Solution implements HeapGameSolver {

    private final Integer[] g = new Integer[201];

    @Override
    public int grundy(int heap) {
        for (int n = 0; n <= heap; n++) {
            if (g[n] == null) {
                g[n] = mex(n);
            }
        }
        return g[heap];
    }

    private int mex(int n) {
        boolean[] present = new boolean[8];
        for (int a = 1; a < n - a; a++) {
            present[g[a] ^ g[n - a]] = true;
        }
        for (int value = 0; value < present.length; value++) {
            if (!present[value]) {
                return value;
            }
        }
        throw new IllegalStateException("all values are there");
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        for (int i = 0; total != 0 && i < heaps.size(); i++) {
            for (int a = 1; a < heaps.get(i) - a; a++) {
                int b = heaps.get(i) - a;
                if ((grundy(a) ^ grundy(b) ^ grundy(heaps.get(i))) == total) {
                    return Optional.of(new Move(i, List.of(a, b)));
                }
            }
        }
        return Optional.empty();
    }
}
