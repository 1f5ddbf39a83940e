import grundy.exercises.*;
import java.util.*;

public class BetterHalf implements HeapGameSolver {
    private final ArrayList<Integer> g = new ArrayList<>();

    public int grundy(int heap) {
        while (g.size() <= heap) {
            int n = g.size();
            HashSet<Integer> o = new HashSet<>();
            if (n >= 1) o.add(g.get(n - 1));
            if (n >= 2) o.add(g.get(n - 2));
            for (int a = 1; a < n - 2; a++) o.add(split(a, n - 2 - a));
            int k = 0;
            while (!o.add(k) ) k++;
            g.add(k);
        }
        return g.get(heap);
    }

    private int split(int a, int b) {
        return Math.max(g.get(a), g.get(b));
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        int i = 0;
        for (int h : heaps) {
            int want = grundy(h) ^ x;
            if (want < grundy(h)) {
                if (grundy(h - 1) == want) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
                if (h > 1 && grundy(h - 2) == want) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
                for (int a = 1; a < h - 2; a++) if (split(a, h - 2 - a) == want) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
            i++;
        }
        throw new IllegalStateException();
    }
}
