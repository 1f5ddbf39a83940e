import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class NullIfWon implements HeapGameSolver {
    private final int[] g = new int[201];

    public NullIfWon() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a < n - 2; a++) s.add(g[a] ^ g[n - 2 - a]);
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
        // xor is 0: first player wins
        if (x != 0) return null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h == 0) continue;
            return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.of(new Move(0, List.of()));
    }
}
