import grundy.exercises.*;
import java.util.*;

public class MaximumRule implements HeapGameSolver {
    private final int[] g = new int[201];
    private int known = 0;

    public int grundy(int heap) {
        while (known < heap) {
            known++;
            BitSet b = new BitSet();
            b.set(g[known - 1]);
            if (known >= 2) b.set(g[known - 2]);
            for (int a = 1; a + 1 <= known - 2; a++) b.set(g[a] ^ g[known - 2 - a]);
            g[known] = b.nextClearBit(0);
        }
        return g[heap];
    }

    private int max(List<Integer> heaps, int except) {
        int m = 0;
        for (int i = 0; i < heaps.size(); i++) if (i != except && grundy(heaps.get(i)) > m) m = grundy(heaps.get(i));
        return m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (max(heaps, -1) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int target = max(heaps, i);
            int h = heaps.get(i);
            if (target >= grundy(h)) continue;
            if (grundy(h - 1) == target) return Optional.of(new Move(i, h > 1 ? List.of(h - 1) : List.of()));
            if (h >= 2 && grundy(h - 2) == target) return Optional.of(new Move(i, h > 2 ? List.of(h - 2) : List.of()));
            for (int a = 1; a <= h - 3; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        int i = 0;
        while (heaps.get(i) == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) > 1 ? List.of(heaps.get(i) - 1) : List.of()));
    }
}
