import grundy.exercises.*;
import java.util.*;

public class PlusBothTimes implements HeapGameSolver {
    private final List<Integer> g = new ArrayList<>();

    public int grundy(int heap) {
        while (g.size() <= heap) {
            int n = g.size();
            Set<Integer> s = new HashSet<>();
            if (n >= 1) s.add(g.get(n - 1));
            if (n >= 2) s.add(g.get(n - 2));
            for (int a = 1; a < n - 2; a++) s.add(g.get(a) + g.get(n - 2 - a));
            int m = 0;
            while (s.contains(m)) m++;
            g.add(m);
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.stream().mapToInt(this::grundy).sum() == 0) return Optional.empty();
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = x ^ grundy(h);
            if (h >= 1 && grundy(h - 1) == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) if (grundy(a) + grundy(h - 2 - a) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        int i = 0;
        while (heaps.get(i) == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
    }
}
