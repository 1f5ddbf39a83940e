import grundy.exercises.*;
import java.util.*;

public class SplitsEarlyAimsAtZero implements HeapGameSolver {
    private final int[] g = new int[201];

    private List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        if (n >= 1) l.add(n == 1 ? List.of() : List.of(n - 1));
        if (n >= 2) l.add(n == 2 ? List.of() : List.of(n - 2));
        for (int a = 1; a <= n - 2; a++) l.add(List.of(a, n - 1 - a));
        return l;
    }

    private int xor(List<Integer> l) {
        int x = 0;
        for (int h : l) x ^= g[h];
        return x;
    }

    public SplitsEarlyAimsAtZero() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : options(n)) s.add(xor(o));
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (xor(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++)
            for (List<Integer> o : options(heaps.get(i))) if (xor(o) == 0) return Optional.of(new Move(i, o));
        return Optional.empty();
    }
}
