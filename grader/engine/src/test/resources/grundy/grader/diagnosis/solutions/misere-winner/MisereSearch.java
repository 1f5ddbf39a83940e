import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class MisereSearch implements HeapGameSolver {
    private final Map<List<Integer>, Boolean> lost = new HashMap<>();
    private final int[] g = new int[201];

    public MisereSearch() {
        for (int n = 0; n <= 200; n++) {
            BitSet b = new BitSet();
            for (List<Integer> o : options(n)) b.set(xor(o));
            g[n] = b.nextClearBit(0);
        }
    }

    private int xor(List<Integer> p) {
        int x = 0;
        for (int h : p) x ^= g[h];
        return x;
    }

    private List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        for (int a = n - 2; a >= 1; a--) l.add(a == n - 2 ? List.of(a) : List.of(a, n - 2 - a));
        if (n >= 1) l.add(n == 1 ? List.of() : List.of(n - 1));
        if (n == 2) l.add(List.of());
        return l;
    }

    private boolean lost(List<Integer> position) {
        List<Integer> p = new ArrayList<>(position);
        p.removeIf(h -> h == 0);
        Collections.sort(p);
        int stones = 0;
        for (int h : p) stones += h;
        if (stones > 24) return xor(p) == 0;
        // nothing left: the other one took the last stone and has lost
        if (p.isEmpty()) return false;
        Boolean known = lost.get(p);
        if (known == null) {
            known = search(p).isEmpty();
            lost.put(p, known);
        }
        return known;
    }

    private Optional<Move> search(List<Integer> p) {
        for (int i = 0; i < p.size(); i++) {
            for (List<Integer> o : options(p.get(i))) {
                List<Integer> q = new ArrayList<>(p);
                q.remove(i);
                q.addAll(o);
                if (lost(q)) return Optional.of(new Move(i, o));
            }
        }
        return Optional.empty();
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.stream().allMatch(h -> h == 0)) return Optional.of(new Move(0, List.of()));
        return search(heaps);
    }
}
