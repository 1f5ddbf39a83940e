import grundy.exercises.*;
import java.util.*;

public class PlainLoops implements HeapGameSolver {
    private final int[] g = new int[201];

    public PlainLoops() {
        for (int n = 1; n <= 200; n++) {
            boolean[] seen = new boolean[256];
            seen[g[n - 1]] = true;
            if (n >= 2) seen[g[n - 2]] = true;
            for (int a = 1; a <= n - 3; a++) seen[g[a] ^ g[n - 2 - a]] = true;
            while (seen[g[n]]) g[n]++;
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
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException();
    }
}
