import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class SumTarget implements HeapGameSolver {

    private final List<Integer> g = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        while (g.size() <= heap) {
            int n = g.size();
            TreeSet<Integer> s = new TreeSet<>();
            if (n >= 1) s.add(g.get(n - 1));
            if (n >= 2) s.add(g.get(n - 2));
            for (int a = 1; a <= n - 3; a++) s.add(g.get(a) ^ g.get(n - 2 - a));
            int m = 0;
            while (s.contains(m)) m++;
            g.add(m);
        }
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total += grundy(h);
        if (total == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = grundy(h) ^ total;
            if (target >= grundy(h)) continue;
            if (h >= 1 && grundy(h - 1) == target) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == target) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        // take a stone from the first heap that has one
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) == 1) return Optional.of(new Move(i, List.of()));
            if (heaps.get(i) > 1) return Optional.of(new Move(i, List.of(heaps.get(i) - 1)));
        }
        return Optional.empty();
    }
}
