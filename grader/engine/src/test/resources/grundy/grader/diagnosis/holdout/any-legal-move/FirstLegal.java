import grundy.exercises.*;
import java.util.*;

public class FirstLegal implements HeapGameSolver {
    private final int[] g = new int[201];

    public FirstLegal() {
        for (int n = 1; n <= 200; n++) {
            long m = 1L << g[n - 1];
            if (n >= 2) m |= 1L << g[n - 2];
            for (int a = 1; a <= n - 3; a++) m |= 1L << (g[a] ^ g[n - 2 - a]);
            g[n] = Long.numberOfTrailingZeros(~m);
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) >= 2) return Optional.of(new Move(i, heaps.get(i) == 2 ? List.of() : List.of(heaps.get(i) - 2)));
            if (heaps.get(i) == 1) return Optional.of(new Move(i, List.of()));
        }
        return Optional.empty();
    }
}
