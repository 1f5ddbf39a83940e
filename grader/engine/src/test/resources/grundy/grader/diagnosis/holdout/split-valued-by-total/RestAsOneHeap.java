import grundy.exercises.*;
import java.util.*;

public class RestAsOneHeap implements HeapGameSolver {
    private final int[] g = new int[201];
    private final boolean[] have = new boolean[201];

    public int grundy(int n) {
        if (have[n]) return g[n];
        Set<Integer> s = new HashSet<>();
        if (n >= 1) s.add(grundy(n - 1));
        if (n >= 2) s.add(grundy(n - 2));
        for (int a = 1; a <= n - 3; a++) {
            int b = n - 2 - a;
            s.add(grundy(a + b));
        }
        int m = 0;
        while (s.contains(m)) m++;
        have[n] = true;
        return g[n] = m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = grundy(h) ^ x;
            if (t >= grundy(h)) continue;
            for (int a = 1; a <= h - 3; a++) {
                int b = h - 2 - a;
                if (grundy(a + b) == t) return Optional.of(new Move(i, List.of(a, b)));
            }
            if (grundy(h - 1) == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
        }
        return Optional.empty();
    }
}
