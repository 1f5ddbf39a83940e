import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

public class PlusOneMemo implements HeapGameSolver {

    private final Map<Integer, Integer> cache = new TreeMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        Integer known = cache.get(heap);
        if (known != null) return known;
        int top = grundy(heap - 1);
        if (heap >= 2 && grundy(heap - 2) > top) top = grundy(heap - 2);
        for (int a = 1, b = heap - 3; a <= b; a++, b--) {
            int v = grundy(a) ^ grundy(b);
            top = v > top ? v : top;
        }
        int m = top + 1;
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
            for (int a = 1; a <= n - 3; a++) {
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
