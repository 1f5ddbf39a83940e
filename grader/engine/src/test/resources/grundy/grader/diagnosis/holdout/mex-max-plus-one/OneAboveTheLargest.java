import grundy.exercises.*;
import java.util.*;

public class OneAboveTheLargest implements HeapGameSolver {
    private final int[] g = new int[201];

    public OneAboveTheLargest() {
        for (int n = 1; n <= 200; n++) {
            int max = g[n - 1];
            if (n >= 2) max = Math.max(max, g[n - 2]);
            for (int a = 1; a <= n - 3; a++) max = Math.max(max, g[a] ^ g[n - 2 - a]);
            g[n] = max + 1;
        }
    }

    public int grundy(int heap) { return g[heap]; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int target = g[n] ^ x;
            if (target > g[n]) continue;
            if (g[n - 1] == target) return Optional.of(new Move(i, n == 1 ? List.of() : List.of(n - 1)));
            if (n >= 2 && g[n - 2] == target) return Optional.of(new Move(i, n == 2 ? List.of() : List.of(n - 2)));
            for (int a = 1; a <= n - 3; a++)
                if ((g[a] ^ g[n - 2 - a]) == target) return Optional.of(new Move(i, List.of(a, n - 2 - a)));
        }
        throw new IllegalStateException("no move");
    }
}
