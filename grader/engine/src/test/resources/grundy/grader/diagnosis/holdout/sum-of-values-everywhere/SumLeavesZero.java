import grundy.exercises.*;
import java.util.*;

public class SumLeavesZero implements HeapGameSolver {
    private int[] g = new int[201];
    private boolean ready;

    private void prepare() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            while (s.contains(g[n])) g[n]++;
        }
        ready = true;
    }

    public int grundy(int heap) {
        if (!ready) prepare();
        return g[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int h : heaps) sum += grundy(h);
        if (sum == 0) return Optional.empty();
        // go to a position where the sum is 0
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int rest = sum - grundy(h);
            if (h >= 1 && rest + g[h - 1] == 0) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && rest + g[h - 2] == 0) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++)
                if (rest + (g[a] ^ g[h - 2 - a]) == 0) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        for (int i = 0; i < heaps.size(); i++)
            if (heaps.get(i) > 0) return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
        return Optional.empty();
    }
}
