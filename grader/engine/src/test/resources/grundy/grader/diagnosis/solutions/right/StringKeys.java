import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class StringKeys implements HeapGameSolver {
    // memo for whole positions, written as sorted text
    private final Map<String, Integer> memo = new HashMap<>();

    private int nimber(List<Integer> position) {
        if (position.isEmpty()) return 0;
        if (position.size() > 1) {
            int r = 0;
            for (int h : position) r ^= nimber(List.of(h));
            return r;
        }
        String key = position.toString();
        if (!memo.containsKey(key)) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : options(position.get(0))) s.add(nimber(o));
            int k = 0;
            while (s.contains(k)) k++;
            memo.put(key, k);
        }
        return memo.get(key);
    }

    private static List<List<Integer>> options(int n) {
        List<List<Integer>> o = new ArrayList<>();
        add(o, n - 1);
        add(o, n - 2);
        for (int i = 1; i < n - 2; i++) add(o, i, n - 2 - i);
        return o;
    }

    private static void add(List<List<Integer>> o, int... parts) {
        List<Integer> l = new ArrayList<>();
        for (int p : parts) {
            if (p < 0) return;
            if (p > 0) l.add(p);
        }
        o.add(l);
    }

    @Override
    public int grundy(int heap) {
        return nimber(List.of(heap));
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (nimber(heaps) == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++)
            for (List<Integer> o : options(heaps.get(i))) {
                List<Integer> all = new ArrayList<>(heaps);
                all.remove(i);
                all.addAll(o);
                if (nimber(all) == 0) return Optional.of(new Move(i, o));
            }
        throw new IllegalStateException("??");
    }
}
