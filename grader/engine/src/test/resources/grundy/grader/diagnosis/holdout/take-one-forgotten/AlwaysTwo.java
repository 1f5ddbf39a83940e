import grundy.exercises.*;
import java.util.*;

public class AlwaysTwo implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>(Map.of(0, 0, 1, 0));

    public int grundy(int heap) {
        Integer k = memo.get(heap);
        if (k != null) return k;
        long mask = 1L << grundy(heap - 2);
        for (int a = 1; a <= heap - 3; a++) mask |= 1L << (grundy(a) ^ grundy(heap - 2 - a));
        int m = Long.numberOfTrailingZeros(~mask);
        memo.put(heap, m);
        return m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h < 2) continue;
            int t = grundy(h) ^ x;
            if (grundy(h - 2) == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((grundy(a) ^ grundy(h - 2 - a)) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException();
    }
}
