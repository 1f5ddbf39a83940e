import grundy.exercises.*;
import java.util.*;

public class NoMovesYet implements HeapGameSolver {
    private final int[] g = new int[201];

    public NoMovesYet() {
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
        int x = 0;
        for (int h : heaps) x ^= g[h];
        if (x == 0) System.out.println("second"); else System.out.println("first");
        return Optional.empty();
    }
}
