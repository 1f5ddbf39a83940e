import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

public class PairRecord implements HeapGameSolver {
    record Pair(int left, int right) {}

    private final List<Integer> g = new ArrayList<>(List.of(0, 1, 2));

    private List<Pair> splits(int n) {
        List<Pair> p = new ArrayList<>();
        for (int i = 1; i <= (n - 2) / 2; i++) p.add(new Pair(i, n - 2 - i));
        return p;
    }

    @Override
    public int grundy(int heap) {
        for (int n = g.size(); n <= heap; n++) {
            BitSet reachable = new BitSet();
            reachable.set(g.get(n - 1));
            reachable.set(g.get(n - 2));
            // value of two heaps = value of the first plus value of the second
            for (Pair p : splits(n)) reachable.set(g.get(p.left()) + g.get(p.right()));
            g.add(reachable.nextClearBit(0));
        }
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= grundy(h);
        if (s == 0) return Optional.empty();
        Optional<Move> legal = Optional.empty();
        for (int i = heaps.size() - 1; i >= 0; i--) {
            int n = heaps.get(i);
            int goal = s ^ grundy(n);
            for (Pair p : splits(n)) {
                if (grundy(p.left()) + grundy(p.right()) == goal) return Optional.of(new Move(i, List.of(p.left(), p.right())));
            }
            for (int k = 1; k <= 2 && k <= n; k++) {
                Move m = new Move(i, n == k ? List.of() : List.of(n - k));
                if (grundy(n - k) == goal) return Optional.of(m);
                legal = Optional.of(m);
            }
        }
        return legal;
    }
}
