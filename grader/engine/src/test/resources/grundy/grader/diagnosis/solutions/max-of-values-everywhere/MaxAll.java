import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class MaxAll implements HeapGameSolver {

    private final int[] g = new int[256];

    public MaxAll() {
        for (int n = 1; n < 256; n++) {
            boolean[] f = new boolean[64];
            f[g[n - 1]] = true;
            if (n >= 2) f[g[n - 2]] = true;
            for (int a = 1, b = n - 3; b >= 1; a++, b--) f[g[a] ^ g[b]] = true;
            while (f[g[n]]) g[n]++;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int max = 0;
        for (int h : heaps) if (g[h] > max) max = g[h];
        if (max == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int goal = g[n] ^ max;
            if (goal < g[n]) {
                if (g[n - 1] == goal) return Optional.of(new Move(i, n == 1 ? List.of() : List.of(n - 1)));
                if (n >= 2 && g[n - 2] == goal) return Optional.of(new Move(i, n == 2 ? List.of() : List.of(n - 2)));
                for (int a = 1, b = n - 3; b >= 1; a++, b--) {
                    if ((g[a] ^ g[b]) == goal) return Optional.of(new Move(i, List.of(a, b)));
                }
            }
        }
        return Optional.of(new Move(0, List.of(heaps.get(0))));
    }
}
