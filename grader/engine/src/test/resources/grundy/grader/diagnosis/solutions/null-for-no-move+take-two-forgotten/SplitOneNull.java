import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class SplitOneNull implements HeapGameSolver {
    private final Map<Integer, Integer> values = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        if (values.get(heap) == null) {
            List<Integer> v = new ArrayList<>();
            // option (a)
            v.add(grundy(heap - 1));
            // option (c)
            for (int a = 1; a + 1 <= heap - 2; a++) {
                v.add(grundy(a) ^ grundy(heap - 2 - a));
            }
            int mex = 0;
            while (v.indexOf(mex) >= 0) mex++;
            values.put(heap, mex);
        }
        return values.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int goal = x ^ grundy(h);
            if (goal < grundy(h)) {
                for (int a = 1; a + 1 <= h - 2; a++) {
                    if ((grundy(a) ^ grundy(h - 2 - a)) == goal) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
                }
                return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            }
        }
        return Optional.empty();
    }
}
