import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class FirstHeapTakes implements HeapGameSolver {
    private final int[] g = new int[201];

    public FirstHeapTakes() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            int m = 0;
            while (s.contains(m)) m++;
            g[n] = m;
        }
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
        int n = heaps.get(0);
        int t = x ^ g[n];
        if (n >= 1 && g[n - 1] == t) return Optional.of(new Move(0, n == 1 ? List.of() : List.of(n - 1)));
        if (n >= 2 && g[n - 2] == t) return Optional.of(new Move(0, n == 2 ? List.of() : List.of(n - 2)));
        // otherwise take one
        return Optional.of(new Move(0, n <= 1 ? List.of() : List.of(n - 1)));
    }
}
