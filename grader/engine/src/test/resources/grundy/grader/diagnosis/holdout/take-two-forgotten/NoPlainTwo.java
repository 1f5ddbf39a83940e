import grundy.exercises.*;
import java.util.*;

public class NoPlainTwo implements HeapGameSolver {
    private final int[] g = new int[201];

    public NoPlainTwo() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>(Set.of(g[n - 1]));
            for (int a = 1; a + 1 <= n - 2; a++) s.add(g[a] ^ g[n - 2 - a]);
            int m = 0;
            while (s.contains(m)) m++;
            g[n] = m;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t = x ^ g[h];
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            for (int a = 1; a + 1 <= h - 2; a++) if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        return Optional.empty();
    }
}
