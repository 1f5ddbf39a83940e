import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class TwoOptionsStream implements HeapGameSolver {

    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) {
            return 0;
        }
        Integer m = memo.get(heap);
        if (m != null) {
            return m;
        }
        Set<Integer> after = IntStream.of(1, 2).filter(k -> k <= heap).map(k -> grundy(heap - k)).boxed()
                .collect(Collectors.toSet());
        int v = IntStream.range(0, 3).filter(i -> !after.contains(i)).min().getAsInt();
        memo.put(heap, v);
        return v;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = heaps.size() - 1; i >= 0; i--) {
            int n = heaps.get(i);
            for (int k : new int[] {2, 1}) {
                if (k <= n && (total ^ grundy(n) ^ grundy(n - k)) == 0) {
                    return Optional.of(new Move(i, n == k ? List.of() : List.of(n - k)));
                }
            }
        }
        throw new IllegalStateException("unreachable");
    }
}
