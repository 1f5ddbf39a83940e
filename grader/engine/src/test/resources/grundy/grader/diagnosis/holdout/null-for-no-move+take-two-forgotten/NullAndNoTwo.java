import grundy.exercises.*;
import java.util.*;

public class NullAndNoTwo implements HeapGameSolver {
    private final ArrayList<Integer> g = new ArrayList<>(List.of(0));

    public int grundy(int heap) {
        while (g.size() <= heap) {
            int n = g.size();
            int mask = 1 << g.get(n - 1);
            for (int a = 1; a <= n - 3; a++) mask |= 1 << (g.get(a) ^ g.get(n - 2 - a));
            g.add(Integer.numberOfTrailingZeros(~mask));
        }
        return g.get(heap);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        Optional<Move> result = null;
        for (int i = 0; x != 0 && i < heaps.size() && result == null; i++) {
            int h = heaps.get(i), t = x ^ grundy(h);
            if (h >= 1 && grundy(h - 1) == t) result = Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            for (int a = 1; a <= h - 3 && result == null; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == t) result = Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        return result;
    }
}
