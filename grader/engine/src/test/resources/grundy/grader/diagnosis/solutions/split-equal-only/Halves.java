import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class Halves implements HeapGameSolver {
    private final int[] g = new int[201];

    public Halves() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            if (n >= 4 && n % 2 == 0) s.add(g[(n - 2) / 2] ^ g[(n - 2) / 2]);
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
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = g[h] ^ x;
            if (h >= 1 && g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            // two equal heaps are worth 0
            if (h >= 4 && h % 2 == 0 && t == 0) return Optional.of(new Move(i, List.of((h - 2) / 2, (h - 2) / 2)));
        }
        return Optional.empty();
    }
}
