import grundy.exercises.*;
import java.util.*;

public class XorOfTheStones implements HeapGameSolver {
    private final int[] g = new int[201];

    public XorOfTheStones() {
        for (int n = 1; n <= 200; n++) {
            Set<Integer> s = new HashSet<>();
            s.add(g[n - 1]);
            if (n >= 2) s.add(g[n - 2]);
            for (int a = 1; a <= n - 3; a++) s.add(g[a] ^ g[n - 2 - a]);
            while (s.contains(g[n])) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= h;
        if (s == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest ^= g[heaps.get(j)];
            int h = heaps.get(i);
            if (h >= 1 && g[h - 1] == rest) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && g[h - 2] == rest) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == rest) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException("no move");
    }
}
