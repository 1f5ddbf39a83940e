import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class SplitTotals implements HeapGameSolver {
    private record Option(List<Integer> pieces, int value) {}

    private final Map<Integer, Integer> g = new HashMap<>();

    private List<Option> options(int n) {
        List<Option> r = new ArrayList<>();
        if (n >= 1) r.add(new Option(n > 1 ? List.of(n - 1) : List.of(), grundy(n - 1)));
        if (n >= 2) r.add(new Option(n > 2 ? List.of(n - 2) : List.of(), grundy(n - 2)));
        for (int a = n - 3; a >= 1; a--) r.add(new Option(List.of(a, n - 2 - a), grundy(a) + grundy(n - 2 - a)));
        return r;
    }

    @Override public int grundy(int heap) {
        if (g.containsKey(heap)) return g.get(heap);
        Set<Integer> values = options(heap).stream().map(Option::value).collect(Collectors.toSet());
        int m = 0;
        while (values.contains(m)) m++;
        g.put(heap, m);
        return m;
    }

    @Override public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total ^= grundy(h);
        if (total == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            final int index = i;
            final int wanted = total ^ grundy(heaps.get(i));
            Optional<Move> m = options(heaps.get(i)).stream()
                    .filter(o -> o.value() == wanted)
                    .findFirst()
                    .map(o -> new Move(index, o.pieces()));
            if (m.isPresent()) return m;
        }
        throw new AssertionError("there is always one");
    }
}
