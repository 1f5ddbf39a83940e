import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class LessThan implements HeapGameSolver {

    private final Map<Integer, Integer> cache = new TreeMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        Integer known = cache.get(heap);
        if (known != null) return known;
        boolean[] hit = new boolean[64];
        hit[grundy(heap - 1)] = true;
        if (heap >= 2) hit[grundy(heap - 2)] = true;
        for (int a = 1, b = heap - 3; a < b; a++, b--) hit[grundy(a) ^ grundy(b)] = true;
        int m = 0;
        while (hit[m]) m++;
        cache.put(heap, m);
        return m;
    }

    private int all(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        return x;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (all(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            for (int take = 1; take <= Math.min(2, n); take++) {
                heaps.set(i, n - take);
                if (all(heaps) == 0) {
                    return Optional.of(new Move(i, n == take ? List.of() : List.of(n - take)));
                }
            }
            for (int a = 1; a < n - 2 - a; a++) {
                heaps.set(i, a);
                heaps.add(n - 2 - a);
                if (all(heaps) == 0) return Optional.of(new Move(i, List.of(a, n - 2 - a)));
                heaps.remove(heaps.size() - 1);
            }
            heaps.set(i, n);
        }
        return Optional.empty();
    }
}
