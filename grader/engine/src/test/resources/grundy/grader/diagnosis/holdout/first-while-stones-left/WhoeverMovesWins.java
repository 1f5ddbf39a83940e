import grundy.exercises.*;
import java.util.*;

public class WhoeverMovesWins implements HeapGameSolver {
    private final int[] g = new int[201];

    public WhoeverMovesWins() {
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
        int x = heaps.stream().mapToInt(h -> g[h]).reduce(0, (a, b) -> a ^ b);
        Move any = null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (h == 0) continue;
            int t = x ^ g[h];
            any = new Move(i, h == 1 ? List.of() : List.of(h - 1));
            if (g[h - 1] == t) return Optional.of(any);
            if (h >= 2 && g[h - 2] == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a <= h - 3; a++) if ((g[a] ^ g[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        return Optional.ofNullable(any);
    }
}
