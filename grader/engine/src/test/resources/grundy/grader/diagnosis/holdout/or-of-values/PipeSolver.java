import grundy.exercises.*;
import java.util.*;

public class PipeSolver implements HeapGameSolver {
    private final int[] g = new int[201];

    public PipeSolver() {
        Arrays.fill(g, -1);
    }

    @Override public int grundy(int n) {
        if (n <= 0) return 0;
        if (g[n] != -1) return g[n];
        boolean[] hit = new boolean[300];
        hit[grundy(n - 1)] = true;
        if (n >= 2) hit[grundy(n - 2)] = true;
        int r = n - 2;
        for (int a = 1; a <= r - 1; ++a) hit[grundy(a) ^ grundy(r - a)] = true;
        int m = 0;
        while (hit[m]) ++m;
        return g[n] = m;
    }

    @Override public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s |= grundy(h);
        if (s == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); ++i) {
            int other = 0;
            for (int j = 0; j < heaps.size(); ++j) if (i != j) other ^= grundy(heaps.get(j));
            int n = heaps.get(i);
            if (n >= 1 && grundy(n - 1) == other) return Optional.of(new Move(i, pieces(n - 1)));
            if (n >= 2 && grundy(n - 2) == other) return Optional.of(new Move(i, pieces(n - 2)));
            int r = n - 2;
            for (int a = 1; a <= r - 1; ++a)
                if ((grundy(a) ^ grundy(r - a)) == other) return Optional.of(new Move(i, pieces(a, r - a)));
        }
        return Optional.of(new Move(0, pieces(heaps.get(0) - 1)));
    }

    private List<Integer> pieces(int... p) {
        List<Integer> l = new ArrayList<>();
        for (int x : p) if (x > 0) l.add(x);
        return l;
    }
}
