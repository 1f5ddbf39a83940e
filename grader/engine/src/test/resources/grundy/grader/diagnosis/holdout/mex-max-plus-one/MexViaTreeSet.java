import grundy.exercises.*;
import java.util.*;

public class MexViaTreeSet implements HeapGameSolver {
    private final List<Integer> g = new ArrayList<>();

    private static List<List<Integer>> next(int n) {
        List<List<Integer>> l = new LinkedList<>();
        for (int take = 1; take <= Math.min(2, n); take++) {
            int rest = n - take;
            l.add(rest == 0 ? List.of() : List.of(rest));
            if (take == 2) for (int a = 1; a <= rest / 2; a++) if (rest - a >= 1) l.add(List.of(a, rest - a));
        }
        return l;
    }

    private int xor(List<Integer> l) {
        int r = 0;
        for (int i : l) r ^= grundy(i);
        return r;
    }

    public int grundy(int heap) {
        for (int n = g.size(); n <= heap; n++) {
            TreeSet<Integer> s = new TreeSet<>();
            for (List<Integer> p : next(n)) s.add(xor(p));
            g.add(s.isEmpty() ? 0 : s.last() + 1);
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = xor(heaps);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++)
            for (List<Integer> p : next(heaps.get(i)))
                if ((xor(p) ^ grundy(heaps.get(i)) ^ x) == 0) return Optional.of(new Move(i, p));
        return Optional.empty();
    }
}
