import grundy.exercises.*;
import java.util.*;

public class NoCheckOfTarget implements HeapGameSolver {
    private final int[] g = new int[201];

    public NoCheckOfTarget() {
        for (int n = 1; n <= 200; n++) {
            boolean[] s = new boolean[64];
            s[g[n - 1]] = true;
            if (n >= 2) s[g[n - 2]] = true;
            for (int a = 1; a <= n - 3; a++) s[g[a] ^ g[n - 2 - a]] = true;
            int m = 0;
            while (s[m]) m++;
            g[n] = m;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int target = g[n] ^ x;
            if (target > g[n]) {
                return Optional.of(find(i, n, target));
            }
        }
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            if ((g[n] ^ x) < g[n]) return Optional.of(find(i, n, g[n] ^ x));
        }
        return Optional.empty();
    }

    private Move find(int i, int n, int target) {
        if (n >= 1 && g[n - 1] == target) return new Move(i, n == 1 ? List.of() : List.of(n - 1));
        if (n >= 2 && g[n - 2] == target) return new Move(i, n == 2 ? List.of() : List.of(n - 2));
        for (int a = 1; a <= n - 3; a++) if ((g[a] ^ g[n - 2 - a]) == target) return new Move(i, List.of(a, n - 2 - a));
        throw new IllegalStateException("no option of value " + target + " in a heap of " + n);
    }
}
