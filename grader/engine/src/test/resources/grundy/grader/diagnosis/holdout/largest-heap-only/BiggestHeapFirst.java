import grundy.exercises.*;
import java.util.*;

public class BiggestHeapFirst implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    public int grundy(int n) {
        if (n == 0) return 0;
        if (memo.containsKey(n)) return memo.get(n);
        BitSet b = new BitSet();
        b.set(grundy(n - 1));
        if (n > 1) b.set(grundy(n - 2));
        for (int a = 1; a < n - 2; a++) b.set(grundy(a) ^ grundy(n - 2 - a));
        memo.put(n, b.nextClearBit(0));
        return memo.get(n);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        int n = Collections.max(heaps);
        int i = heaps.indexOf(n);
        int rest = x ^ grundy(n);
        if (grundy(n - 1) == rest) return Optional.of(new Move(i, n == 1 ? List.of() : List.of(n - 1)));
        if (n > 1 && grundy(n - 2) == rest) return Optional.of(new Move(i, n == 2 ? List.of() : List.of(n - 2)));
        for (int a = 1; a < n - 2; a++)
            if ((grundy(a) ^ grundy(n - 2 - a)) == rest) return Optional.of(new Move(i, List.of(a, n - 2 - a)));
        throw new IllegalStateException("no winning move in the largest heap");
    }
}
