import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class ShiftedAfterHundred implements HeapGameSolver {
    private final int[] low = new int[101];
    private final int[] high = new int[101];

    public ShiftedAfterHundred() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g(n - 1));
            if (n >= 2) s.add(g(n - 2));
            for (int a = 1; a < n - 2; a++) s.add(g(a) ^ g(n - 2 - a));
            int m = 0;
            while (s.contains(m)) m++;
            if (n <= 100) low[n] = m;
            else high[n - 101] = m;
        }
    }

    private int g(int n) {
        return n <= 100 ? low[n] : high[n - 101];
    }

    @Override
    public int grundy(int heap) {
        // second half of the table
        if (heap > 100) return high[heap - 100];
        return low[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = grundy(h) ^ x;
            if (t >= grundy(h)) continue;
            for (int k = 1; k <= 2 && k <= h; k++) {
                if (grundy(h - k) == t) return Optional.of(new Move(i, h == k ? List.of() : List.of(h - k)));
            }
            for (int a = 1; a < h - 2; a++) {
                if ((grundy(a) ^ grundy(h - 2 - a)) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        return Optional.empty();
    }
}
