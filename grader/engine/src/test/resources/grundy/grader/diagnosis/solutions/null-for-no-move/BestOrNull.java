import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class BestOrNull implements HeapGameSolver {
    private final int[] g = new int[201];

    public BestOrNull() {
        for (int n = 1; n <= 200; n++) {
            TreeSet<Integer> s = new TreeSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = n - 3; a > 0; a--) s.add(g[a] ^ g[n - 2 - a]);
            int m = 0;
            for (int v : s) {
                if (v != m) break;
                m++;
            }
            g[n] = m;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        Optional<Move> best = null;
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x != 0) {
            for (int i = 0; i < heaps.size(); i++) {
                int h = heaps.get(i);
                for (int a = 0; a <= h - 2; a++) {
                    if ((x ^ g[h] ^ g[a] ^ g[h - 2 - a]) == 0) {
                        List<Integer> p = new ArrayList<>(List.of(a, h - 2 - a));
                        p.removeIf(q -> q == 0);
                        best = Optional.of(new Move(i, p));
                    }
                }
                if (h > 0 && (x ^ g[h] ^ g[h - 1]) == 0) best = Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            }
        }
        return best;
    }
}
