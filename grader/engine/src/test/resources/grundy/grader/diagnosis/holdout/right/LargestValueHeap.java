import grundy.exercises.*;
import java.util.*;

public class LargestValueHeap implements HeapGameSolver {
    private final Map<Integer, Integer> cache = new TreeMap<>(Map.of(0, 0, 1, 1, 2, 2));

    public int grundy(int heap) {
        for (int n = 3; n <= heap; n++) {
            if (cache.containsKey(n)) continue;
            List<Integer> l = new ArrayList<>(List.of(cache.get(n - 1), cache.get(n - 2)));
            for (int a = 1; a <= n - 3; a++) l.add(cache.get(a) ^ cache.get(n - 2 - a));
            int m = 0;
            while (l.contains(m)) m++;
            cache.put(n, m);
        }
        return cache.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) order.add(i);
        order.sort(Comparator.comparing(i -> -grundy(heaps.get(i))));
        for (int i : order) {
            int h = heaps.get(i), want = x ^ grundy(h);
            if (want > grundy(h)) continue;
            for (int a = 1; a <= h - 3; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == want) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            for (int left = h - 1; left >= Math.max(0, h - 2); left--)
                if (grundy(left) == want) return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
        }
        throw new IllegalStateException();
    }
}
