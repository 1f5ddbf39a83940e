import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class HandTable implements HeapGameSolver {
    private final int[] g = new int[201];

    public HandTable() {
        g[0] = 0;
        g[1] = 1;
        g[2] = 2;
        g[3] = 3; // by hand
        for (int n = 4; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            s.add(g[n - 2]);
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
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = g[h] ^ x;
            if (t >= g[h]) continue;
            if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.empty();
    }
}
