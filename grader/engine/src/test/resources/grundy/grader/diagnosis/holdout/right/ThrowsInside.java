import grundy.exercises.*;
import java.util.*;

public class ThrowsInside implements HeapGameSolver {
    private final List<Integer> g = new LinkedList<>();

    public int grundy(int heap) {
        for (int n = g.size(); n <= heap; n++) {
            SortedSet<Integer> o = new TreeSet<>();
            if (n >= 1) o.add(g.get(n - 1));
            if (n >= 2) o.add(g.get(n - 2));
            for (int a = 1; a + a <= n - 2; a++) o.add(g.get(a) ^ g.get(n - 2 - a));
            int m = 0;
            for (int v : o) { if (v > m) break; m = v + 1; }
            g.add(m);
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            try {
                return Optional.of(new Move(i, option(heaps.get(i), x ^ grundy(heaps.get(i)))));
            } catch (NoSuchElementException e) {
                // try the next heap
            }
        }
        throw new IllegalStateException();
    }

    private List<Integer> option(int h, int value) {
        if (h >= 2 && grundy(h - 2) == value) return h == 2 ? List.of() : List.of(h - 2);
        if (h >= 1 && grundy(h - 1) == value) return h == 1 ? List.of() : List.of(h - 1);
        for (int a = 1; a <= h - 3; a++) if ((grundy(a) ^ grundy(h - 2 - a)) == value) return List.of(a, h - 2 - a);
        throw new NoSuchElementException();
    }
}
