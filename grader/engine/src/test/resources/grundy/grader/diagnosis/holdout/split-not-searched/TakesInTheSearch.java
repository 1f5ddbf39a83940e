import grundy.exercises.*;
import java.util.*;

public class TakesInTheSearch implements HeapGameSolver {
    private final Integer[] memo = new Integer[201];

    public int grundy(int n) {
        if (memo[n] != null) return memo[n];
        Set<Integer> s = new HashSet<>();
        if (n >= 1) s.add(grundy(n - 1));
        if (n >= 2) s.add(grundy(n - 2));
        for (int a = 1; a <= n - 3; a++) s.add(grundy(a) ^ grundy(n - 2 - a));
        int m = 0;
        while (s.contains(m)) m++;
        memo[n] = m;
        return m;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = x ^ grundy(h);
            if (t < grundy(h)) {
                if (grundy(h - 1) == t) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
                if (h > 1 && grundy(h - 2) == t) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            }
        }
        return Optional.empty();
    }
}
