import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class AddsUp implements HeapGameSolver {

    private final int[] g = new int[201];

    public AddsUp() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a < n - 2; a++) s.add(g[a] ^ g[n - 2 - a]);
            int m = 0;
            while (s.contains(m)) m++;
            g[n] = m;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        // total value of the position
        int total = 0;
        for (int h : heaps) {
            total += g[h];
        }
        if (total == 0) {
            return Optional.empty();
        }
        int x = 0;
        for (int h : heaps) {
            x ^= g[h];
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = g[h] ^ x;
            if (t < g[h]) {
                if (g[h - 1] == t) return Optional.of(new Move(i, pieces(h - 1)));
                if (h > 1 && g[h - 2] == t) return Optional.of(new Move(i, pieces(h - 2)));
                for (int a = 1; a < h - 2; a++) {
                    if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, pieces(a, h - 2 - a)));
                }
            }
        }
        throw new IllegalStateException("there must be a move!");
    }

    private List<Integer> pieces(int... p) {
        List<Integer> l = new ArrayList<>();
        for (int q : p) if (q > 0) l.add(q);
        return l;
    }
}
