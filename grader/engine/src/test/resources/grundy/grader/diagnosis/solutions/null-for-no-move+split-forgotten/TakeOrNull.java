import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class TakeOrNull implements HeapGameSolver {

    private final int[] g = new int[201];

    public TakeOrNull() {
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
        if (x == 0) return null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = g[h] ^ x;
            if (target < g[h]) {
                int k = g[h - 1] == target ? 1 : 2;
                return Optional.of(new Move(i, h == k ? List.of() : List.of(h - k)));
            }
        }
        return Optional.empty();
    }
}
