import grundy.exercises.*;
import java.util.*;

public class TwoOnlyFromThree implements HeapGameSolver {
    private final List<Integer> g = new ArrayList<>();

    private static List<List<Integer>> opts(int n) {
        List<List<Integer>> l = new ArrayList<>();
        if (n == 1) l.add(List.of());
        if (n > 1) l.add(List.of(n - 1));
        if (n > 2) l.add(List.of(n - 2));
        for (int a = 1; a <= n - 3; a++) l.add(List.of(a, n - 2 - a));
        return l;
    }

    private int xor(List<Integer> p) {
        int v = 0;
        for (int q : p) v ^= grundy(q);
        return v;
    }

    public int grundy(int heap) {
        for (int n = g.size(); n <= heap; n++) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : opts(n)) s.add(xor(o));
            int m = 0;
            while (s.contains(m)) m++;
            g.add(m);
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = xor(heaps);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++)
            for (List<Integer> o : opts(heaps.get(i)))
                if (xor(o) == (x ^ grundy(heaps.get(i)))) return Optional.of(new Move(i, o));
        return Optional.empty();
    }
}
