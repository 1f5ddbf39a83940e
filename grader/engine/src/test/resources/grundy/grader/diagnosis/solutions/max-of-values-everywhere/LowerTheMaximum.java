import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class LowerTheMaximum implements HeapGameSolver {
    private final Map<Integer, Integer> table = new HashMap<>(Map.of(0, 0));

    @Override
    public int grundy(int heap) {
        if (!table.containsKey(heap)) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : next(heap)) {
                int v = 0;
                for (int p : o) v ^= grundy(p);
                s.add(v);
            }
            int m = 0;
            while (s.contains(m)) m++;
            table.put(heap, m);
        }
        return table.get(heap);
    }

    private List<List<Integer>> next(int n) {
        List<List<Integer>> l = new ArrayList<>();
        for (int a = 1; a < n - 2; a++) l.add(List.of(a, n - 2 - a));
        if (n >= 2) l.add(n == 2 ? List.of() : List.of(n - 2));
        if (n >= 1) l.add(n == 1 ? List.of() : List.of(n - 1));
        return l;
    }

    private int max(List<Integer> position) {
        return position.stream().mapToInt(this::grundy).max().orElse(0);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (max(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> o : next(heaps.get(i))) {
                List<Integer> after = new ArrayList<>(heaps);
                after.remove(i);
                after.addAll(o);
                if (max(after) == 0) return Optional.of(new Move(i, o));
            }
        }
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) > 0) return Optional.of(new Move(i, next(heaps.get(i)).get(0)));
        }
        throw new IllegalStateException();
    }
}
