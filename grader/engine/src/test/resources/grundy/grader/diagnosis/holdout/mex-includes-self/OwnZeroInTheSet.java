import grundy.exercises.*;
import java.util.*;

public class OwnZeroInTheSet implements HeapGameSolver {
    private final int[] g = new int[201];

    public OwnZeroInTheSet() {
        for (int n = 1; n <= 200; n++) {
            boolean[] used = new boolean[256];
            for (int take = 0; take <= 2; take++) { // from staying to taking two
                if (n - take >= 0) used[g[n - take]] = true;
            }
            for (int a = 1; a <= n - 3; a++) used[g[a] ^ g[n - 2 - a]] = true;
            int m = 0;
            while (used[m]) m++;
            g[n] = m;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= g[h];
        if (s == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int want = g[h] ^ s;
            if (want >= g[h]) continue;
            if (g[h - 1] == want) return one(i, h - 1);
            if (h > 1 && g[h - 2] == want) return one(i, h - 2);
            for (int a = 1; a <= h - 3; a++)
                if ((g[a] ^ g[h - 2 - a]) == want) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        for (int i = 0; i < heaps.size(); i++) if (heaps.get(i) > 0) return one(i, heaps.get(i) - 1);
        return Optional.empty();
    }

    private Optional<Move> one(int i, int left) {
        List<Integer> l = new ArrayList<>();
        if (left > 0) l.add(left);
        return Optional.of(new Move(i, l));
    }
}
