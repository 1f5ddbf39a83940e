import grundy.exercises.*;
import java.util.*;

public class DifferentAndInverted implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    public int grundy(int n) {
        if (n == 0) return 0;
        Integer v = memo.get(n);
        if (v != null) return v;
        BitSet b = new BitSet();
        b.set(grundy(n - 1));
        if (n > 1) b.set(grundy(n - 2));
        for (int a = 1; a <= n - 3; a++) if (a != n - 2 - a) b.set(grundy(a) ^ grundy(n - 2 - a));
        memo.put(n, b.nextClearBit(0));
        return b.nextClearBit(0);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        boolean firstWins = x == 0;
        if (!firstWins) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++)
            if (heaps.get(i) >= 1) return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
        return Optional.of(new Move(0, List.of()));
    }
}
