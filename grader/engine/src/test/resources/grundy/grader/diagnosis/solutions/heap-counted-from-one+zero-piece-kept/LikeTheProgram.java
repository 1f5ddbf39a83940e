import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class LikeTheProgram implements HeapGameSolver {

    private int[] g = new int[201];

    public LikeTheProgram() {
        for (int n = 1; n <= 200; n++) {
            boolean[] seen = new boolean[300];
            seen[g[n - 1]] = true;
            if (n >= 2) {
                seen[g[n - 2]] = true;
            }
            for (int a = 1; a <= n - 3; a++) {
                int b = n - 2 - a;
                seen[g[a] ^ g[b]] = true;
            }
            int m = 0;
            while (seen[m]) {
                m++;
            }
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
        for (int h : heaps) {
            x = x ^ g[h];
        }
        if (x == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = g[h] ^ x;
            if (target >= g[h]) {
                continue;
            }
            if (h >= 1 && g[h - 1] == target) {
                return Optional.of(new Move(i + 1, List.of(h - 1)));
            }
            if (h >= 2 && g[h - 2] == target) {
                return Optional.of(new Move(i + 1, List.of(h - 2)));
            }
            for (int a = 1; a <= h - 3; a++) {
                if ((g[a] ^ g[h - 2 - a]) == target) {
                    return Optional.of(new Move(i + 1, List.of(a, h - 2 - a)));
                }
            }
        }
        return Optional.empty();
    }
}
