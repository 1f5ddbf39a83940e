package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A pin falls, and its neighbours fall with it. */
@Solves("dawsons-kayles")
public class Solution implements HeapGameSolver {

    private final int[] g = new int[201];

    public Solution() {
        for (int n = 1; n <= 200; n++) {
            boolean[] reached = new boolean[64];
            for (int pin = 1; pin <= n; pin++) {
                reached[g[Math.max(0, pin - 2)] ^ g[Math.max(0, n - pin - 1)]] = true;
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
            int n = heaps.get(i);
            for (int pin = 1; pin <= n; pin++) {
                int left = Math.max(0, pin - 2);
                int right = Math.max(0, n - pin - 1);
                if ((g[left] ^ g[right]) == (xor ^ g[n])) {
                    List<Integer> rows = new ArrayList<>(List.of(left, right));
                    rows.removeIf(row -> row == 0);
                    return Optional.of(new Move(i, rows));
                }
            }
        }
        return Optional.empty();
    }
}
