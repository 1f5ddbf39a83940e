import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class TakeOneSomewhere implements HeapGameSolver {

    private int[] g = new int[201];

    public TakeOneSomewhere() {
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
        // the first player wins, so he takes a stone
        int i = 0;
        while (heaps.get(i) == 0) {
            i++;
        }
        int h = heaps.get(i);
        return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
    }
}
