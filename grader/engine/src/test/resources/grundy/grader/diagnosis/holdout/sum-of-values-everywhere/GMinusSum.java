import grundy.exercises.*;
import java.util.*;

public class GMinusSum implements HeapGameSolver {
    int[] g = new int[201];

    public GMinusSum() {
        for (int n = 0; n <= 200; n++) {
            int[] count = new int[64];
            if (n >= 1) count[g[n - 1]]++;
            if (n >= 2) count[g[n - 2]]++;
            int r = n - 2;
            for (int a = 1; a < r; a++) count[g[a] ^ g[r - a]]++;
            int k = 0;
            while (count[k] > 0) k++;
            g[n] = k;
        }
    }

    public int grundy(int heap) {
        return g[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int i = 0; i < heaps.size(); i++) sum += g[heaps.get(i)];
        if (sum == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            int others = sum - g[n];
            List<Integer> p = find(n, others);
            if (p != null) return Optional.of(new Move(i, p));
        }
        return Optional.empty();
    }

    private List<Integer> find(int n, int target) {
        if (n >= 1 && g[n - 1] == target) return n == 1 ? List.of() : List.of(n - 1);
        if (n >= 2 && g[n - 2] == target) return n == 2 ? List.of() : List.of(n - 2);
        int r = n - 2;
        for (int a = 1; a < r; a++) if ((g[a] ^ g[r - a]) == target) return List.of(a, r - a);
        return null;
    }
}
