import grundy.exercises.*;
import java.util.*;

public class BiggestValueDecides implements HeapGameSolver {
    int[] vals = new int[256];
    int done = 0;

    public int grundy(int heap) {
        for (; done <= heap; done++) {
            Set<Integer> opts = new HashSet<>();
            int n = done;
            if (n >= 1) opts.add(vals[n - 1]);
            if (n >= 2) opts.add(vals[n - 2]);
            if (n >= 4) for (int k = 1; k <= n - 3; k++) opts.add(vals[k] ^ vals[n - 2 - k]);
            int m = 0;
            while (opts.contains(m)) ++m;
            vals[n] = m;
        }
        return vals[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int max = 0;
        for (int h : heaps) max = Math.max(max, grundy(h));
        if (max == 0) return Optional.empty();
        int all = 0;
        for (int h : heaps) all ^= grundy(h);
        int i = 0;
        for (int h : heaps) {
            int t = all ^ grundy(h);
            if (t < grundy(h)) {
                if (vals[h - 1] == t) return Optional.of(new Move(i, h > 1 ? List.of(h - 1) : List.of()));
                if (h >= 2 && vals[h - 2] == t) return Optional.of(new Move(i, h > 2 ? List.of(h - 2) : List.of()));
                for (int k = 1; k <= h - 3; k++)
                    if ((vals[k] ^ vals[h - 2 - k]) == t) return Optional.of(new Move(i, List.of(k, h - 2 - k)));
            }
            i++;
        }
        throw new IllegalStateException();
    }
}
