import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

// whoever takes the last stone loses
public class LastMoveLoses implements HeapGameSolver {
    private final int[] g = new int[201];

    public LastMoveLoses() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a < n - 2; a++) s.add(g[a] ^ g[n - 2 - a]);
            int m = 0;
            while (s.contains(m)) m++;
            g[n] = m;
        }
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    private boolean lost(List<Integer> heaps) {
        int x = 0;
        boolean small = true;
        for (int h : heaps) {
            x ^= g[h];
            if (g[h] > 1) small = false;
        }
        // as in misere Nim: turned around when all values are 0 or 1
        return small ? x != 0 : x == 0;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (lost(heaps)) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            List<List<Integer>> options = new ArrayList<>();
            if (h >= 1) options.add(h == 1 ? List.of() : List.of(h - 1));
            if (h >= 2) options.add(h == 2 ? List.of() : List.of(h - 2));
            for (int a = 1; a < h - 2; a++) options.add(List.of(a, h - 2 - a));
            for (List<Integer> o : options) {
                List<Integer> after = new ArrayList<>(heaps);
                after.remove(i);
                after.addAll(o);
                if (lost(after)) return Optional.of(new Move(i, o));
            }
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h > 0) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.of(new Move(0, List.of()));
    }
}
