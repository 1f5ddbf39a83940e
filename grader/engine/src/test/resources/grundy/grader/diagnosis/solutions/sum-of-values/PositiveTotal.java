import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

public class PositiveTotal implements HeapGameSolver {
    // can[n][v]: heap n has an option of value v;  how[n][v]: the smaller piece, or -1 for "take one"
    private final boolean[][] can = new boolean[201][32];
    private final int[][] how = new int[201][32];
    private final int[] g = new int[201];

    public PositiveTotal() {
        for (int n = 1; n <= 200; n++) {
            put(n, g[n - 1], -1);
            for (int a = 0; n >= 2 && 2 * a <= n - 2; a++) put(n, g[a] ^ g[n - 2 - a], a);
            while (can[n][g[n]]) g[n]++;
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
        int points = 0, x = 0;
        for (int h : heaps) {
            points += g[h];
            x ^= g[h];
        }
        if (points > 0) {
            int big = 0;
            for (int i = 0; i < heaps.size(); i++) {
                int h = heaps.get(i);
                if (h > heaps.get(big)) big = i;
                if (can[h][g[h] ^ x]) return Optional.of(make(i, h, how[h][g[h] ^ x]));
            }
            return Optional.of(make(big, heaps.get(big), -1));
        }
        return Optional.empty();
    }

    private static Move make(int i, int h, int a) {
        int[] two = a == -1 ? new int[] {0, h - 1} : new int[] {a, h - 2 - a};
        return new Move(i, Arrays.stream(two).filter(p -> p > 0).boxed().collect(Collectors.toList()));
    }
}
