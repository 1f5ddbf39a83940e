import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class SmallestPositive implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    private List<List<Integer>> options(int n) {
        List<List<Integer>> o = new ArrayList<>();
        if (n >= 1) o.add(n == 1 ? List.of() : List.of(n - 1));
        if (n >= 2) o.add(n == 2 ? List.of() : List.of(n - 2));
        IntStream.rangeClosed(1, n - 3).forEach(a -> o.add(List.of(a, n - 2 - a)));
        return o;
    }

    private int value(List<Integer> p) {
        int v = 0;
        for (int q : p) v ^= grundy(q);
        return v;
    }

    /** smallest natural number that is not in the set */
    @Override
    public int grundy(int heap) {
        Integer m = memo.get(heap);
        if (m == null) {
            Set<Integer> set = options(heap).stream().map(this::value).collect(Collectors.toSet());
            m = Stream.iterate(1, i -> i + 1).filter(i -> !set.contains(i)).findFirst().get();
            memo.put(heap, m);
        }
        return m;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = value(heaps);
        if (total == 0) return Optional.empty();
        Move last = null;
        for (int i = 0; i < heaps.size(); i++) {
            int rest = total ^ grundy(heaps.get(i));
            for (List<Integer> p : options(heaps.get(i))) {
                last = new Move(i, p);
                if (value(p) == rest) return Optional.of(last);
            }
        }
        return Optional.ofNullable(last);
    }
}
