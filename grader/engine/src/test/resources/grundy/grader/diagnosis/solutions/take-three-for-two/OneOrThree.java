import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class OneOrThree implements HeapGameSolver {
    private final int[] g = new int[201];

    public OneOrThree() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            for (int[] o : options(n)) s.add(o.length == 0 ? 0 : o.length == 1 ? g[o[0]] : g[o[0]] ^ g[o[1]]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    private static List<int[]> options(int n) {
        List<int[]> l = new ArrayList<>();
        if (n >= 1) l.add(n == 1 ? new int[] {} : new int[] {n - 1});
        if (n >= 3) l.add(n == 3 ? new int[] {} : new int[] {n - 3});
        for (int a = 1; a <= n - 3; a++) l.add(new int[] {a, n - 2 - a});
        return l;
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            for (int[] o : options(heaps.get(i))) {
                int y = x ^ g[heaps.get(i)];
                List<Integer> pieces = new ArrayList<>();
                for (int p : o) {
                    y ^= g[p];
                    pieces.add(p);
                }
                if (y == 0) return Optional.of(new Move(i, pieces));
            }
        }
        return Optional.empty();
    }
}
