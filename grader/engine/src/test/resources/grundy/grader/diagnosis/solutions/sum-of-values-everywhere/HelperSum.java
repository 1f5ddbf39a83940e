import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class HelperSum implements HeapGameSolver {
    Map<Integer, Integer> memo = new HashMap<>();

    public int grundy(int heap) {
        if (heap <= 0) return 0;
        if (memo.containsKey(heap)) return memo.get(heap);
        Set<Integer> opts = new HashSet<>();
        opts.add(grundy(heap - 1));
        if (heap > 1) opts.add(grundy(heap - 2));
        // split
        for (int left = 1; left < heap - 2; left++) {
            int right = heap - 2 - left;
            opts.add(grundy(left) ^ grundy(right));
        }
        int res = mex(opts);
        memo.put(heap, res);
        return res;
    }

    private int mex(Set<Integer> s) {
        int i = 0;
        while (s.contains(i)) i++;
        return i;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int nimSum = 0;
        for (Integer h : heaps) nimSum += grundy(h);
        if (nimSum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int others = nimSum ^ grundy(n);
            if (n >= 1 && grundy(n - 1) == others) return Optional.of(new Move(i, piece(n - 1)));
            if (n >= 2 && grundy(n - 2) == others) return Optional.of(new Move(i, piece(n - 2)));
            for (int left = 1; left < n - 2; left++) {
                int right = n - 2 - left;
                if ((grundy(left) ^ grundy(right)) == others) return Optional.of(new Move(i, List.of(left, right)));
            }
        }
        throw new RuntimeException("should not happen");
    }

    private List<Integer> piece(int n) {
        if (n == 0) return new ArrayList<>();
        return List.of(n);
    }
}
