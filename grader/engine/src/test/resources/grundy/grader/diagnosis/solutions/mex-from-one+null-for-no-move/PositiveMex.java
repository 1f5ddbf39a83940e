import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;
import java.util.stream.*;

public class PositiveMex implements HeapGameSolver {
    // can[n][v]: heap n has an option of value v;  how[n][v]: the smaller piece, or -1 for "take one"
    private final boolean[][] can = new boolean[201][32];
    private final int[][] how = new int[201][32];
    private final int[] g = new int[201];

    public PositiveMex() {
        for (int n = 1; n <= 200; n++) {
            put(n, g[n - 1], -1);
            for (int a = 0; n >= 2 && 2 * a <= n - 2; a++) put(n, g[a] ^ g[n - 2 - a], a);
            do {
                g[n]++;
            } while (can[n][g[n]]);
        }
    }

    private void put(int n, int v, int a) {
        can[n][v] = true;
        how[n][v] = a;
    }

    @Override
    public int grundy(int heap) {
        return g[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= g[h];
        for (int i = 0; x > 0 && i < heaps.size(); i++) {
            int h = heaps.get(i);
            if (can[h][g[h] ^ x]) return Optional.of(make(i, h, how[h][g[h] ^ x]));
        }
        if (x > 0) return Optional.of(make(0, Math.max(1, heaps.get(0)), -1));
        return null;
    }

    private static Move make(int i, int h, int a) {
        int[] two = a == -1 ? new int[] {0, h - 1} : new int[] {a, h - 2 - a};
        return new Move(i, Arrays.stream(two).filter(p -> p > 0).boxed().collect(Collectors.toList()));
    }
}
