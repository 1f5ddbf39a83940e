import grundy.exercises.*;
import java.util.*;

public class PrecomputedMoves implements HeapGameSolver {
    private static final int MAX = 200;
    private final int[] g = new int[MAX + 1];
    private final Move[][] to = new Move[MAX + 1][64];

    public PrecomputedMoves() {
        for (int n = 1; n <= MAX; n++) {
            to[n][g[n - 1]] = new Move(0, n == 1 ? List.of() : List.of(n - 1));
            if (n >= 2) to[n][g[n - 2]] = new Move(0, n == 2 ? List.of() : List.of(n - 2));
            for (int a = 1; a <= n - 3; a++) to[n][g[a] ^ g[n - 2 - a]] = new Move(0, List.of(a, n - 2 - a));
            while (to[n][g[n]] != null) g[n]++;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        for (int i = 0; x != 0 && i < heaps.size(); i++) {
            Move m = to[heaps.get(i)][x ^ g[heaps.get(i)]];
            if (m != null) return Optional.of(new Move(i, m.pieces()));
        }
        return Optional.empty();
    }
}
