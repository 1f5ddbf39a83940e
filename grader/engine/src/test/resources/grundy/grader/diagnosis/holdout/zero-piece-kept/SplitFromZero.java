import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class SplitFromZero implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    // every move is a pair: taking without splitting is a split with an empty heap
    private List<int[]> pairs(int n) {
        List<int[]> l = new ArrayList<>();
        if (n >= 1) l.add(new int[] {n - 1, 0});
        for (int a = 0; a <= n - 2; a++) l.add(new int[] {a, n - 2 - a});
        return l;
    }

    public int grundy(int heap) {
        if (memo.containsKey(heap)) return memo.get(heap);
        Set<Integer> s = pairs(heap).stream().map(p -> grundy(p[0]) ^ grundy(p[1])).collect(Collectors.toSet());
        int m = 0;
        while (s.contains(m)) m++;
        memo.put(heap, m);
        return m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int[] p : pairs(h))
                if ((grundy(p[0]) ^ grundy(p[1]) ^ grundy(h) ^ x) == 0) return Optional.of(new Move(i, List.of(p[0], p[1])));
        }
        return Optional.empty();
    }
}
