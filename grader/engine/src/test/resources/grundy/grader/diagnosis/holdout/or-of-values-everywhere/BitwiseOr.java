import grundy.exercises.*;
import java.util.*;

public class BitwiseOr implements HeapGameSolver {
    private final HashMap<Integer, Integer> cache = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (cache.containsKey(heap)) return cache.get(heap);
        int mask = 0;
        if (heap >= 1) mask |= 1 << grundy(heap - 1);
        if (heap >= 2) mask |= 1 << grundy(heap - 2);
        for (int a = 1; a <= (heap - 2) / 2; a++) mask |= 1 << (grundy(a) ^ grundy(heap - 2 - a));
        int mex = 0;
        while ((mask >> mex & 1) == 1) mex++;
        cache.put(heap, mex);
        return mex;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total |= grundy(h);
        if (total == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest |= grundy(heaps.get(j));
            int h = heaps.get(i);
            if (h >= 1 && grundy(h - 1) == rest) return Optional.of(new Move(i, list(h - 1)));
            if (h >= 2 && grundy(h - 2) == rest) return Optional.of(new Move(i, list(h - 2)));
            for (int a = 1; a <= (h - 2) / 2; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == rest) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException("I claimed a win here");
    }

    private static List<Integer> list(int n) {
        return n == 0 ? Collections.emptyList() : Collections.singletonList(n);
    }
}
