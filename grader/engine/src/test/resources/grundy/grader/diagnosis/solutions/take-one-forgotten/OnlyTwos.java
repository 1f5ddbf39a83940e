import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class OnlyTwos implements HeapGameSolver {
    private int[] g = new int[201];

    public OnlyTwos() {
        for (int n = 2; n <= 200; n++) {
            boolean[] b = new boolean[64];
            b[g[n - 2]] = true;
            for (int a = 1; a < n - 2; a++) b[g[a] ^ g[n - 2 - a]] = true;
            int m = 0;
            while (b[m]) m++;
            g[n] = m;
        }
    }

    public int grundy(int heap) {
        return g[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h < 2) continue;
            int t = x ^ g[h];
            if (g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(h - 2 - a, a)));
            }
        }
        return Optional.empty();
    }
}
