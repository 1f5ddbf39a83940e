import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class EvenIsLost implements HeapGameSolver {

    private final Map<Integer, Map<Integer, List<Integer>>> moveByValue = new LinkedHashMap<>();
    private final List<Integer> g = new ArrayList<>();

    public EvenIsLost() {
        for (int n = 0; n <= 200; n++) {
            Map<Integer, List<Integer>> m = new LinkedHashMap<>();
            if (n == 1 || n == 2) m.putIfAbsent(0, List.of());
            if (n > 1) m.putIfAbsent(g.get(n - 1), List.of(n - 1));
            if (n > 2) m.putIfAbsent(g.get(n - 2), List.of(n - 2));
            for (int p = 1; p <= n - 3; p++) {
                m.putIfAbsent(g.get(p) ^ g.get(n - 2 - p), List.of(p, n - 2 - p));
            }
            int mex = 0;
            while (m.containsKey(mex)) mex++;
            moveByValue.put(n, m);
            g.add(mex);
        }
    }

    @Override
    public int grundy(int heap) {
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total ^= g.get(h);
        // odd number of stones: I take the last one
        boolean firstWins = heaps.stream().mapToInt(h -> h).sum() % 2 == 1;
        if (!firstWins) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            List<Integer> pieces = moveByValue.get(heaps.get(i)).get(g.get(heaps.get(i)) ^ total);
            if (pieces != null) return Optional.of(new Move(i, pieces));
        }
        throw new IllegalStateException("stuck at " + heaps);
    }
}
