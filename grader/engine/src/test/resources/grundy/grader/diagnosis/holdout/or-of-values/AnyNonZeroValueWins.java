import grundy.exercises.*;
import java.util.*;
import java.util.stream.IntStream;

public class AnyNonZeroValueWins implements HeapGameSolver {
    private final int[] v = IntStream.rangeClosed(0, 200).map(i -> 0).toArray();
    {
        for (int n = 1; n < v.length; n++) {
            final int size = n;
            BitSet b = new BitSet();
            b.set(v[n - 1]);
            if (n >= 2) b.set(v[n - 2]);
            IntStream.rangeClosed(1, n - 3).map(a -> v[a] ^ v[size - 2 - a]).forEach(b::set);
            v[n] = b.nextClearBit(0);
        }
    }

    public int grundy(int heap) { return v[heap]; }

    // if one heap is worth something, I win by playing there
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.stream().noneMatch(h -> v[h] != 0)) return Optional.empty();
        int x = heaps.stream().mapToInt(h -> v[h]).reduce(0, (p, q) -> p ^ q);
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t = x ^ v[h];
            if (t >= v[h]) continue;
            for (int a = 0; a <= h - 2; a++) {
                int b = h - 2 - a;
                if (a == 0 || b == 0) {
                    if (v[a + b] == t) return Optional.of(new Move(i, a + b == 0 ? List.of() : List.of(a + b)));
                } else if ((v[a] ^ v[b]) == t) return Optional.of(new Move(i, List.of(a, b)));
            }
            return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        int best = 0;
        for (int i = 0; i < heaps.size(); i++) if (v[heaps.get(i)] > v[heaps.get(best)]) best = i;
        int h = heaps.get(best);
        return Optional.of(new Move(best, h == 1 ? List.of() : List.of(h - 1)));
    }
}
