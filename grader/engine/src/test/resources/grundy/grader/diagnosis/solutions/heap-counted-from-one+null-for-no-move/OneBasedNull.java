import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class OneBasedNull implements HeapGameSolver {

    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (memo.containsKey(heap)) return memo.get(heap);
        Set<Integer> s = new HashSet<>();
        for (List<Integer> o : options(heap)) s.add(xor(o));
        int mex = 0;
        while (s.contains(mex)) mex++;
        memo.put(heap, mex);
        return mex;
    }

    private int xor(List<Integer> l) {
        int x = 0;
        for (int h : l) x ^= grundy(h);
        return x;
    }

    private List<List<Integer>> options(int n) {
        List<List<Integer>> l = new ArrayList<>();
        for (int a = n - 3; a >= 1; a--) l.add(List.of(a, n - 2 - a));
        for (int k = 2; k >= 1; k--) {
            if (n == k) l.add(List.of());
            if (n > k) l.add(List.of(n - k));
        }
        return l;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int number = 1;
        for (int h : heaps) {
            List<Integer> others = new ArrayList<>(heaps);
            others.remove((Integer) h);
            for (List<Integer> o : options(h)) {
                if (xor(o) == xor(others)) return Optional.of(new Move(number, o));
            }
            number++;
        }
        return null;
    }
}
