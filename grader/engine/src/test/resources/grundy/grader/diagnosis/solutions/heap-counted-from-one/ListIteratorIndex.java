import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class ListIteratorIndex implements HeapGameSolver {
    private final ArrayList<Integer> g = new ArrayList<>();

    @Override
    public int grundy(int heap) {
        if (g.isEmpty()) g.add(0);
        while (g.size() <= heap) {
            int n = g.size();
            Set<Integer> s = new HashSet<>(g.subList(Math.max(0, n - 2), n));
            for (int a = 1; a < n - 2; a++) s.add(g.get(a) ^ g.get(n - 2 - a));
            int mex = 0;
            while (s.contains(mex)) mex++;
            g.add(mex);
        }
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        java.util.ListIterator<Integer> it = heaps.listIterator();
        while (x != 0 && it.hasNext()) {
            int h = it.next();
            int goal = grundy(h) ^ x;
            if (goal > grundy(h)) continue;
            int index = it.nextIndex();
            if (grundy(h - 1) == goal) return Optional.of(new Move(index, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == goal) return Optional.of(new Move(index, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == goal) return Optional.of(new Move(index, List.of(a, h - 2 - a)));
            }
        }
        return Optional.empty();
    }
}
