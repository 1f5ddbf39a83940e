import grundy.exercises.*;
import java.util.*;

public class MaxAndSum implements HeapGameSolver {
    private final int[] g = new int[201];

    public MaxAndSum() {
        for (int n = 1; n <= 200; n++) {
            int max = g[n - 1];
            if (n >= 2 && g[n - 2] > max) max = g[n - 2];
            for (int a = 1; a <= n - 3; a++) if ((g[a] ^ g[n - 2 - a]) > max) max = g[a] ^ g[n - 2 - a];
            g[n] = max + 1;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0, x = 0;
        for (int h : heaps) { sum += g[h]; x ^= g[h]; }
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t = g[h] ^ x;
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        return Optional.of(new Move(0, List.of(heaps.get(0))));
    }
}
