import grundy.exercises.*;
import java.util.*;

public class SetSizeMex implements HeapGameSolver {
    private final Map<Integer, Integer> g = new HashMap<>();

    public int grundy(int heap) {
        if (!g.containsKey(heap)) {
            Set<Integer> s = new HashSet<>();
            if (heap > 0) s.add(grundy(heap - 1));
            if (heap > 1) s.add(grundy(heap - 2));
            for (int a = 1; a < heap - 2; a++) s.add(grundy(a) ^ grundy(heap - 2 - a));
            g.put(heap, s.size()); // 0..size-1 are taken
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = x ^ grundy(h);
            if (h > 0 && grundy(h - 1) == t) return Optional.of(new Move(i, h > 1 ? List.of(h - 1) : List.of()));
            if (h > 1 && grundy(h - 2) == t) return Optional.of(new Move(i, h > 2 ? List.of(h - 2) : List.of()));
            for (int a = 1; a < h - 2; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        int i = 0;
        while (heaps.get(i) == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
    }
}
