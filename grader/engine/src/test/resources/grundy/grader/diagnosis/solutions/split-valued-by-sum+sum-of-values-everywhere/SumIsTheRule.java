import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class SumIsTheRule implements HeapGameSolver {
    private final int[] g = new int[201];

    public SumIsTheRule() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : options(n)) s.add(value(o));
            int m = 0;
            while (s.contains(m)) m++;
            g[n] = m;
        }
    }

    // value of several heaps
    private int value(List<Integer> heaps) {
        int v = 0;
        for (int h : heaps) v += g[h];
        return v;
    }

    private static List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        if (n >= 1) l.add(n == 1 ? List.of() : List.of(n - 1));
        if (n >= 2) l.add(n == 2 ? List.of() : List.of(n - 2));
        for (int a = 1; a < n - 2; a++) l.add(List.of(a, n - 2 - a));
        return l;
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = value(heaps);
        if (total == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> o : options(heaps.get(i))) {
                if (value(o) == (g[heaps.get(i)] ^ total)) return Optional.of(new Move(i, o));
            }
        }
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) > 0) return Optional.of(new Move(i, options(heaps.get(i)).get(0)));
        }
        throw new IllegalStateException();
    }
}
