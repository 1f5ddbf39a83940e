import grundy.exercises.*;
import java.util.*;

public class HeapOneIsTheFirst implements HeapGameSolver {
    private final int[] g = new int[201];

    public HeapOneIsTheFirst() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        int nr = 0;
        for (int h : heaps) {
            nr++;
            int t = g[h] ^ x;
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(nr, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(nr, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(nr, List.of(a, h - 2 - a)));
        }
        return Optional.empty();
    }
}
