import grundy.exercises.*;
import java.util.*;

public class TakesThreeToo implements HeapGameSolver {
    private final int[] g = new int[201];

    public TakesThreeToo() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            for (int t = 1; t <= 3; t++) if (n >= t) s.add(g[n - t]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), want = x ^ g[h];
            for (int t = 1; t <= 3 && t <= h; t++) if (g[h - t] == want) return Optional.of(new Move(i, h == t ? List.of() : List.of(h - t)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == want) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException();
    }
}
