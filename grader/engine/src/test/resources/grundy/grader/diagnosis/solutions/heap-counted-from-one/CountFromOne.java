import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;
import java.util.stream.*;

public final class CountFromOne implements HeapGameSolver {

    private final int[] values = new int[256];

    public CountFromOne() {
        IntStream.range(1, values.length).forEach(n -> {
            Set<Integer> reachable = options(n).map(this::value).collect(Collectors.toSet());
            values[n] = IntStream.iterate(0, i -> i + 1).filter(i -> !reachable.contains(i)).findFirst().getAsInt();
        });
    }

    /** All options of one heap. */
    private static Stream<List<Integer>> options(int n) {
        Stream<List<Integer>> takes = IntStream.rangeClosed(1, 2).filter(k -> k <= n)
                .mapToObj(k -> n == k ? List.of() : List.of(n - k));
        Stream<List<Integer>> splits = IntStream.range(1, Math.max(1, n - 2)).mapToObj(a -> List.of(a, n - 2 - a));
        return Stream.concat(takes, splits);
    }

    private int value(List<Integer> position) {
        return position.stream().mapToInt(h -> values[h]).reduce(0, (a, b) -> a ^ b);
    }

    @Override
    public int grundy(int heap) {
        return values[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = value(heaps);
        if (total == 0) {
            return Optional.empty();
        }
        return IntStream.range(0, heaps.size()).boxed()
                .flatMap(i -> options(heaps.get(i))
                        .filter(o -> (total ^ values[heaps.get(i)] ^ value(o)) == 0)
                        .map(o -> new Move(1 + i, o)))
                .findFirst();
    }
}
