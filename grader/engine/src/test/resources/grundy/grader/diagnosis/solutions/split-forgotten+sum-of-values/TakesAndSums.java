import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class TakesAndSums implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        if (!memo.containsKey(heap)) {
            int one = grundy(heap - 1);
            int two = heap >= 2 ? grundy(heap - 2) : -1;
            int m = 0;
            while (m == one || m == two) m++;
            memo.put(heap, m);
        }
        return memo.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        int xor = 0;
        for (int h : heaps) {
            sum += grundy(h);
            xor ^= grundy(h);
        }
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int k = 1; k <= 2 && k <= h; k++) {
                if ((xor ^ grundy(h)) == grundy(h - k)) return Optional.of(new Move(i, h == k ? List.of() : List.of(h - k)));
            }
        }
        int i = 0;
        while (heaps.get(i) == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
    }
}
