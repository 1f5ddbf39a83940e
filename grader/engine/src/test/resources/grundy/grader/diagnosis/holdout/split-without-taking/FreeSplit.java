import grundy.exercises.*;
import java.util.*;
import java.util.function.IntBinaryOperator;

public class FreeSplit implements HeapGameSolver {
    private static final IntBinaryOperator XOR = (a, b) -> a ^ b;
    private final Map<Integer, Integer> memo = new HashMap<>();

    private List<List<Integer>> moves(int n) {
        List<List<Integer>> ms = new ArrayList<>();
        for (int t = 1; t <= 2; t++) if (n > t) ms.add(List.of(n - t)); else if (n == t) ms.add(List.of());
        for (int a = 1; 2 * a <= n; a++) ms.add(List.of(a, n - a));
        return ms;
    }

    public int grundy(int heap) {
        if (memo.get(heap) == null) {
            BitSet bs = new BitSet();
            moves(heap).forEach(m -> bs.set(m.stream().mapToInt(this::grundy).reduce(0, XOR)));
            memo.put(heap, bs.nextClearBit(0));
        }
        return memo.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int all = heaps.stream().mapToInt(this::grundy).reduce(0, XOR);
        if (all == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int rest = all ^ grundy(heaps.get(i));
            for (List<Integer> m : moves(heaps.get(i)))
                if (m.stream().mapToInt(this::grundy).reduce(0, XOR) == rest) return Optional.of(new Move(i, m));
        }
        throw new IllegalStateException();
    }
}
