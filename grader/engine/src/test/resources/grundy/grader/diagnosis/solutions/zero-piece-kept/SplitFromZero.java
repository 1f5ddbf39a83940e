import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class SplitFromZero implements HeapGameSolver {
    private final int[] g = new int[201];

    public SplitFromZero() {
        for (int n = 1; n <= 200; n++) {
            BitSet b = new BitSet();
            for (List<Integer> o : opts(n)) b.set(value(o));
            g[n] = b.nextClearBit(0);
        }
    }

    private int value(List<Integer> l) {
        return l.stream().mapToInt(h -> g[h]).reduce(0, (p, q) -> p ^ q);
    }

    private static List<List<Integer>> opts(int n) {
        List<List<Integer>> l = new ArrayList<>();
        for (int i = 0; i <= n - 2; i++) l.add(List.of(i, n - 2 - i));
        l.add(List.of(n - 1));
        return l;
    }

    public int grundy(int heap) {
        return g[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = value(heaps);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) == 0) continue;
            for (List<Integer> o : opts(heaps.get(i))) {
                if (value(o) == (x ^ g[heaps.get(i)])) return Optional.of(new Move(i, o));
            }
        }
        return Optional.empty();
    }
}
