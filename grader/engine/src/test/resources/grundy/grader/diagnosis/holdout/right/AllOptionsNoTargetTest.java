import grundy.exercises.*;
import java.util.*;
import java.util.stream.*;

public class AllOptionsNoTargetTest implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    private List<List<Integer>> options(int n) {
        return Stream.of(
                        IntStream.rangeClosed(1, n - 3).mapToObj(a -> List.of(n - 2 - a, a)),
                        IntStream.of(2, 1).filter(t -> t <= n).mapToObj(t -> List.of(n - t)))
                .flatMap(s -> s)
                .map(l -> l.stream().filter(p -> p != 0).collect(Collectors.toList()))
                .collect(Collectors.toList());
    }

    private int xor(List<Integer> l) { return l.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b); }

    public int grundy(int heap) {
        if (!memo.containsKey(heap)) {
            Set<Integer> s = options(heap).stream().map(this::xor).collect(Collectors.toSet());
            memo.put(heap, IntStream.iterate(0, i -> i + 1).filter(i -> !s.contains(i)).findFirst().getAsInt());
        }
        return memo.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (xor(heaps) == 0) return Optional.empty();
        return IntStream.range(0, heaps.size()).boxed()
                .flatMap(i -> options(heaps.get(i)).stream().map(p -> new Move(i, p)))
                .filter(m -> (xor(m.pieces()) ^ xor(heaps) ^ grundy(heaps.get(m.heapIndex()))) == 0)
                .findFirst();
    }
}
