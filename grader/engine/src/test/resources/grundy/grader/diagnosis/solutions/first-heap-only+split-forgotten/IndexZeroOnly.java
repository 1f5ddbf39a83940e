import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;
import java.util.stream.*;

public class IndexZeroOnly implements HeapGameSolver {

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
        int n = heaps.get(0);
        for (int k : new int[] {2, 1}) {
            if (k <= n && (total ^ grundy(n) ^ grundy(n - k)) == 0) {
                return Optional.of(new Move(0, n == k ? List.of() : List.of(n - k)));
            }
        }
        throw new IllegalStateException("unreachable");
    }
}
