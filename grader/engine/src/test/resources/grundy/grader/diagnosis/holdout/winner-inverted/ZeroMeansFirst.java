import grundy.exercises.*;
import java.util.*;

public class ZeroMeansFirst implements HeapGameSolver {
    private final int[] g = new int[201];

    public ZeroMeansFirst() {
        for (int n = 1; n <= 200; n++) {
            BitSet s = new BitSet();
            s.set(g[n - 1]);
            if (n >= 2) s.set(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.set(g[a] ^ g[n - 2 - a]);
            g[n] = s.nextClearBit(0);
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x != 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h > 0) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        throw new NoSuchElementException();
    }
}
