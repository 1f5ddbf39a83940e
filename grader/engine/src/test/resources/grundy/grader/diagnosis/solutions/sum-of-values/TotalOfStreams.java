import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class TotalOfStreams implements HeapGameSolver {
    private final Map<Integer, Integer> cache = new HashMap<>();

    @Override
    public int grundy(int heap) {
        Integer c = cache.get(heap);
        if (c == null) {
            Set<Integer> values = options(heap).stream()
                    .map(o -> o.stream().map(this::grundy).reduce(0, (a, b) -> a ^ b))
                    .collect(Collectors.toSet());
            c = IntStream.range(0, 1000).filter(i -> !values.contains(i)).findFirst().orElse(0);
            cache.put(heap, c);
        }
        return c;
    }

    private List<List<Integer>> options(int heap) {
        List<List<Integer>> result = new ArrayList<>();
        if (heap == 1 || heap == 2) result.add(Collections.emptyList());
        if (heap >= 2) result.add(List.of(heap - 1));
        if (heap >= 3) result.add(List.of(heap - 2));
        IntStream.rangeClosed(1, heap - 3).forEach(i -> result.add(List.of(i, heap - 2 - i)));
        return result;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.stream().mapToInt(this::grundy).sum() == 0) return Optional.empty();
        int nim = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        Move some = new Move(0, List.of());
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> o : options(heaps.get(i))) {
                some = new Move(i, o);
                int after = nim ^ grundy(heaps.get(i));
                for (int p : o) after ^= grundy(p);
                if (after == 0) return Optional.of(some);
            }
        }
        // nothing found, return the last one tried
        return Optional.of(some);
    }
}
