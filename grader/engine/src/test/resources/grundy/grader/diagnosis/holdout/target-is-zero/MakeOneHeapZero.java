import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class MakeOneHeapZero implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    private Stream<List<Integer>> options(int n) {
        return Stream.concat(
                IntStream.of(1, 2).filter(t -> t <= n).mapToObj(t -> n == t ? List.<Integer>of() : List.of(n - t)),
                IntStream.rangeClosed(1, n - 3).mapToObj(a -> List.of(a, n - 2 - a)));
    }

    private int xor(List<Integer> l) {
        return l.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
    }

    public int grundy(int heap) {
        Integer got = memo.get(heap);
        if (got != null) return got;
        Set<Integer> s = options(heap).map(this::xor).collect(Collectors.toSet());
        int m = 0;
        while (s.contains(m)) m++;
        memo.put(heap, m);
        return m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (xor(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            final int index = i;
            Optional<Move> m = options(heaps.get(i)).filter(p -> xor(p) == 0).findFirst().map(p -> new Move(index, p));
            if (m.isPresent()) return m;
        }
        return Optional.empty();
    }
}
