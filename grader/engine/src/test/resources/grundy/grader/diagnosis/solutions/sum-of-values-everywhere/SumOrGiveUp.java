import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class SumOrGiveUp implements HeapGameSolver {
    private final Map<Integer, Integer> g = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (heap == 0) return 0;
        Integer v = g.get(heap);
        if (v == null) {
            boolean[] seen = new boolean[100];
            for (int k = 1; k <= 2 && k <= heap; k++) seen[grundy(heap - k)] = true;
            for (int a = 1; a <= heap - 3; a++) seen[grundy(a) ^ grundy(heap - 2 - a)] = true;
            v = 0;
            while (seen[v]) v++;
            g.put(heap, v);
        }
        return v;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int h : heaps) sum += grundy(h);
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = sum ^ grundy(h);
            if (sum != 0 && target < grundy(h)) {
                for (int k = 1; k <= 2 && k <= h; k++) {
                    if (grundy(h - k) == target) return Optional.of(new Move(i, h == k ? List.of() : List.of(h - k)));
                }
                for (int a = 1; a <= h - 3; a++) {
                    if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
                }
            }
        }
        if (sum != 0) System.err.println("no move for " + heaps);
        return Optional.empty();
    }
}
