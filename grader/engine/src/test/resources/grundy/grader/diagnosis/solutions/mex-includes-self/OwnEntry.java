import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class OwnEntry implements HeapGameSolver {
    private final int[] g = new int[201];

    public OwnEntry() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> reach = new HashSet<>();
            // take 0, 1 or 2 stones
            for (int k = 0; k <= 2 && k <= n; k++) {
                reach.add(g[n - k]);
            }
            for (int a = 1; a < n - 2; a++) {
                reach.add(g[a] ^ g[n - 2 - a]);
            }
            int mex = 0;
            while (reach.contains(mex)) mex++;
            g[n] = mex;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = g[h] ^ x;
            if (target > g[h]) continue;
            for (int k = 1; k <= 2; k++) {
                if (h >= k && g[h - k] == target) return Optional.of(new Move(i, h == k ? List.of() : List.of(h - k)));
            }
            for (int a = 1; a < h - 2; a++) {
                if ((g[a] ^ g[h - 2 - a]) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.empty();
    }
}
