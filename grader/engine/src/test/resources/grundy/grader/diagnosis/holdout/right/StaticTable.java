import grundy.exercises.*;
import java.util.*;

public class StaticTable implements HeapGameSolver {
    private static final int[] G = new int[201];

    static {
        for (int n = 0; n < G.length; n++) {
            int mask = 0;
            for (int t = 1; t <= 2 && t <= n; t++) mask |= 1 << G[n - t];
            for (int a = 1, b = n - 3; a <= b; a++, b--) mask |= 1 << (G[a] ^ G[b]);
            G[n] = Integer.numberOfTrailingZeros(~mask);
        }
    }

    public int grundy(int heap) { return G[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= G[h];
        if (s == 0) return Optional.empty();
        int top = Integer.highestOneBit(s);
        int i = 0;
        while ((G[heaps.get(i)] & top) == 0) i++;
        int h = heaps.get(i), want = G[h] ^ s;
        if (G[h - 1] == want) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        if (G[h - 2] == want) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
        int a = 1;
        while ((G[a] ^ G[h - 2 - a]) != want) a++;
        return Optional.of(new Move(i, List.of(a, h - 2 - a)));
    }
}
