import grundy.exercises.*;
import java.util.*;
import java.util.stream.IntStream;

public class FirstNonEmptyHeapChanges implements HeapGameSolver {
    private final ArrayList<Integer> g = new ArrayList<>(List.of(0, 1, 2, 0));

    public int grundy(int heap) {
        while (g.size() <= heap) {
            int n = g.size();
            Set<Integer> s = new TreeSet<>(List.of(g.get(n - 1)));
            s.add(g.get(n - 2));
            IntStream.rangeClosed(1, n - 3).forEach(a -> s.add(g.get(a) ^ g.get(n - 2 - a)));
            g.add(IntStream.range(0, 64).filter(k -> !s.contains(k)).findFirst().getAsInt());
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h == 0) continue;
            int target = grundy(h) ^ x; // the value this heap has to get
            if (target == grundy(h)) continue;
            if (grundy(h - 1) == target) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == target) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == target) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            // this heap is changed in any case
            return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.empty();
    }
}
