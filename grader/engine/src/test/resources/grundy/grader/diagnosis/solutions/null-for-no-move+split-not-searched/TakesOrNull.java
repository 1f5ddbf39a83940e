import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

public class TakesOrNull implements HeapGameSolver {
    private final int[] g = new int[201];

    public TakesOrNull() {
        for (int n = 1; n <= 200; n++) {
            BitSet b = new BitSet();
            b.set(g[n - 1]);
            if (n >= 2) b.set(g[n - 2]);
            for (int a = 1; 2 * a <= n - 2; a++) b.set(g[a] ^ g[n - 2 - a]);
            g[n] = b.nextClearBit(0);
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
        for (int i = heaps.size() - 1; x != 0 && i >= 0; i--) {
            int h = heaps.get(i);
            int t = x ^ g[h];
            if (t < g[h]) {
                // either one or two stones
                if (g[h - 1] == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
                else return Optional.of(new Move(i, h <= 2 ? List.of() : List.of(h - 2)));
            }
        }
        return null;
    }
}
