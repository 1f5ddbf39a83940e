import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

public class DistinctCount implements HeapGameSolver {

    enum Kind { ONE, TWO, SPLIT }

    private final int[] table = new int[202];

    public DistinctCount() {
        for (int n = 0; n <= 201; n++) {
            Set<Integer> found = new LinkedHashSet<>();
            for (Kind kind : Kind.values()) {
                for (List<Integer> o : apply(kind, n)) {
                    found.add(xorOf(o));
                }
            }
            table[n] = found.size();
        }
    }

    private static List<List<Integer>> apply(Kind kind, int n) {
        List<List<Integer>> r = new ArrayList<>();
        switch (kind) {
            case ONE:
                if (n >= 1) r.add(n == 1 ? List.of() : List.of(n - 1));
                break;
            case TWO:
                if (n >= 2) r.add(n == 2 ? List.of() : List.of(n - 2));
                break;
            default:
                for (int i = 1; i < n - 2; i++) r.add(List.of(i, n - i - 2));
        }
        return r;
    }

    private int xorOf(List<Integer> l) {
        int x = 0;
        for (int n : l) x ^= table[n];
        return x;
    }

    @Override
    public int grundy(int heap) {
        return table[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int all = xorOf(heaps);
        if (all == 0) return Optional.empty();
        for (Kind kind : Kind.values()) {
            for (int i = 0; i < heaps.size(); i++) {
                for (List<Integer> o : apply(kind, heaps.get(i))) {
                    if ((all ^ table[heaps.get(i)] ^ xorOf(o)) == 0) return Optional.of(new Move(i, o));
                }
            }
        }
        for (int i = heaps.size() - 1; i >= 0; i--) {
            if (heaps.get(i) > 0) return Optional.of(new Move(i, apply(Kind.ONE, heaps.get(i)).get(0)));
        }
        return Optional.empty();
    }
}
