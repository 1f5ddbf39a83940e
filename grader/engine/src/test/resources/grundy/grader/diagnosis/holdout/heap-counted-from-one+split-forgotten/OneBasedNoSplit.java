import grundy.exercises.*;
import java.util.*;

public class OneBasedNoSplit implements HeapGameSolver {
    private final Map<Integer, Integer> m = new HashMap<>();

    public int grundy(int heap) {
        if (heap <= 2) return heap;
        if (!m.containsKey(heap)) {
            int p = grundy(heap - 1), q = grundy(heap - 2);
            int k = 0;
            while (k == p || k == q) k++;
            m.put(heap, k);
        }
        return m.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 1; i <= heaps.size(); i++) {
            int h = heaps.get(i - 1), t = grundy(h) ^ x;
            if (t >= grundy(h)) continue;
            if (grundy(h - 1) == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
        }
        return Optional.empty();
    }
}
