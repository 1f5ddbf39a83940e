import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class StartsAtOne implements HeapGameSolver {

    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        if (memo.containsKey(heap)) return memo.get(heap);
        Set<Integer> s = new HashSet<>();
        s.add(grundy(heap - 1));
        if (heap >= 2) s.add(grundy(heap - 2));
        for (int a = 1; a < heap - 2; a++) s.add(grundy(a) ^ grundy(heap - 2 - a));
        int mex = 1;
        while (s.contains(mex)) mex++;
        memo.put(heap, mex);
        return mex;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int h : heaps) xor ^= grundy(h);
        if (xor == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = xor ^ grundy(h);
            if (h >= 1 && grundy(h - 1) == target) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == target) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        throw new IllegalStateException("no winning move in " + heaps);
    }
}
