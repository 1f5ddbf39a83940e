import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class UpwardsFromOne implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (!memo.containsKey(heap)) {
            memo.put(heap, compute(heap));
        }
        return memo.get(heap);
    }

    private int compute(int heap) {
        Set<Integer> s = new HashSet<>();
        for (List<Integer> o : options(heap)) {
            int v = 0;
            for (int p : o) v ^= grundy(p);
            s.add(v);
        }
        int mex = 0;
        while (s.contains(mex)) mex++;
        return mex;
    }

    private static List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        if (n >= 1) l.add(n == 1 ? List.of() : List.of(n - 1));
        if (n >= 2) l.add(n == 2 ? List.of() : List.of(n - 2));
        for (int i = 1; i < n - 2; i++) l.add(List.of(i, n - 2 - i));
        return l;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= grundy(h);
        if (s == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int target = grundy(heaps.get(i)) ^ s;
            if (target > grundy(heaps.get(i))) {
                for (List<Integer> o : options(heaps.get(i))) {
                    int v = 0;
                    for (int p : o) v ^= grundy(p);
                    if (v == target) return Optional.of(new Move(i + 1, o));
                }
            }
        }
        // no heap can get a larger value: take one from the largest
        int k = 0;
        for (int i = 1; i < heaps.size(); i++) if (heaps.get(i) > heaps.get(k)) k = i;
        return Optional.of(new Move(k + 1, options(heaps.get(k)).get(0)));
    }
}
