import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class MinusOne implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    private List<List<Integer>> moves(int n) {
        List<List<Integer>> m = new ArrayList<>();
        if (n == 1 || n == 2) m.add(List.of());
        if (n > 1) m.add(List.of(n - 1));
        if (n > 2) m.add(List.of(n - 2));
        for (int a = 1; a < n - 1; a++) m.add(List.of(a, n - 1 - a));
        return m;
    }

    @Override
    public int grundy(int heap) {
        if (!memo.containsKey(heap)) {
            Set<Integer> s = new HashSet<>();
            for (List<Integer> o : moves(heap)) s.add(xor(o));
            int k = 0;
            while (s.contains(k)) k++;
            memo.put(heap, k);
        }
        return memo.get(heap);
    }

    private int xor(List<Integer> l) {
        int x = 0;
        for (int h : l) x ^= grundy(h);
        return x;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = xor(heaps);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> o : moves(heaps.get(i))) {
                if ((x ^ grundy(heaps.get(i)) ^ xor(o)) == 0) return Optional.of(new Move(i, o));
            }
        }
        return Optional.empty();
    }
}
