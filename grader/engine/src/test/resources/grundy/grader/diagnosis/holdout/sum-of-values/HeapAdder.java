import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class HeapAdder implements HeapGameSolver {
    private final int[] g = new int[201];

    public HeapAdder() {
        for (int n = 1; n <= 200; n++) {
            boolean[] seen = new boolean[512];
            seen[g[n - 1]] = true;
            if (n > 1) seen[g[n - 2]] = true;
            for (int a = 1; a < n - 2; a++) seen[g[a] ^ g[n - 2 - a]] = true;
            int m = 0;
            while (seen[m]) m++;
            g[n] = m;
        }
    }

    public int grundy(int heap) {
        return g[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        int x = 0;
        for (int h : heaps) {
            sum += g[h];
            x ^= g[h];
        }
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int want = g[h] ^ x;
            if (want >= g[h]) continue;
            if (h >= 1 && g[h - 1] == want) return move(i, h - 1);
            if (h >= 2 && g[h - 2] == want) return move(i, h - 2);
            for (int a = 1; a < h - 2; a++) {
                if ((g[a] ^ g[h - 2 - a]) == want) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        // should not happen
        return Optional.of(new Move(0, List.of()));
    }

    private static Optional<Move> move(int i, int rest) {
        return Optional.of(new Move(i, rest == 0 ? List.of() : List.of(rest)));
    }
}
