import grundy.exercises.*;
import java.util.*;

public class LastStoneLoses implements HeapGameSolver {
    private final int[] g = new int[201];

    public LastStoneLoses() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    /** As in misere Nim: when only heaps of 0 and 1 are left, an odd number of ones is lost. */
    private boolean won(List<Integer> heaps) {
        int x = 0;
        boolean big = false;
        for (int h : heaps) {
            x ^= g[h];
            big |= h > 1;
        }
        return big ? x != 0 : x == 0;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (!won(heaps)) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            List<List<Integer>> all = new ArrayList<>();
            if (h >= 1) all.add(h == 1 ? List.of() : List.of(h - 1));
            if (h >= 2) all.add(h == 2 ? List.of() : List.of(h - 2));
            for (int a = 1; a <= h - 3; a++) all.add(List.of(a, h - 2 - a));
            for (List<Integer> p : all) {
                List<Integer> next = new ArrayList<>(heaps);
                next.remove(i);
                next.addAll(p);
                if (!won(next)) return Optional.of(new Move(i, p));
            }
        }
        return Optional.of(new Move(0, List.of())); // nothing left to move: already won
    }
}
