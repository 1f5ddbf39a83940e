import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class PlusEverywhereInTable implements HeapGameSolver {
    private final int[] g = new int[201];

    public PlusEverywhereInTable() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a < n - 2; a++) {
                int b = n - 2 - a;
                s.add(g[a] + g[b]);
            }
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
        int x = 0;
        for (int h : heaps) x ^= g[h];
        int sum = 0;
        for (int h : heaps) sum += g[h];
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = g[h] ^ x;
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if (g[a] + g[h - 2 - a] == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.of(new Move(0, heaps.get(0) > 2 ? List.of(heaps.get(0) - 2) : List.of()));
    }
}
