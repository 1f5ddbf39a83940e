import grundy.exercises.*;
import java.util.*;

@Solves("take-and-split")
public class LastHeapFirst implements HeapGameSolver {
    private final List<BitSet> reach = new ArrayList<>();

    public int grundy(int heap) {
        while (reach.size() <= heap) {
            int n = reach.size();
            BitSet b = new BitSet();
            if (n > 0) b.set(grundy(n - 1));
            if (n > 1) b.set(grundy(n - 2));
            for (int a = 1; 2 * a <= n - 2; a++) b.set(grundy(a) ^ grundy(n - 2 - a));
            reach.add(b);
        }
        return reach.get(heap).nextClearBit(0);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 0) return Optional.empty();
        for (int i = heaps.size() - 1; ; i--) {
            int h = heaps.get(i);
            if (!reach.get(h).get(grundy(h) ^ x)) continue;
            for (int a = 1; a <= h - 3; a++)
                if ((grundy(a) ^ grundy(h - 2 - a) ^ grundy(h)) == x) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            int left = (grundy(h - 1) ^ grundy(h)) == x ? h - 1 : h - 2;
            return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
        }
    }
}
