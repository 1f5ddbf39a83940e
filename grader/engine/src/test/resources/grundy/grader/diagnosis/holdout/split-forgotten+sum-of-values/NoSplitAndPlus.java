import grundy.exercises.*;
import java.util.*;

public class NoSplitAndPlus implements HeapGameSolver {
    private final int[] g = new int[201];

    public NoSplitAndPlus() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0, x = 0;
        for (int h : heaps) {
            sum += g[h];
            x ^= g[h];
        }
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t = g[h] ^ x;
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
        }
        throw new IllegalStateException();
    }
}
