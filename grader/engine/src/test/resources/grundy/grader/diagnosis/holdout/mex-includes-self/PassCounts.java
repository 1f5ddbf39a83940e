import grundy.exercises.*;
import java.util.*;

public class PassCounts implements HeapGameSolver {
    private final List<Integer> g = new ArrayList<>(Collections.nCopies(201, 0));
    private int upTo = 0;

    @Override
    public int grundy(int heap) {
        while (upTo < heap) {
            upTo++;
            Set<Integer> opts = new TreeSet<>();
            opts.add(g.get(upTo)); // the position itself, if nothing is taken
            opts.add(g.get(upTo - 1));
            if (upTo >= 2) opts.add(g.get(upTo - 2));
            for (int a = 1, b = upTo - 3; a <= b; a++, b--) opts.add(g.get(a) ^ g.get(b));
            int m = 0;
            while (opts.contains(m)) m++;
            g.set(upTo, m);
        }
        return g.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int h : heaps) total ^= grundy(h);
        if (total == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int rest = total ^ grundy(h);
            if (h >= 1 && grundy(h - 1) == rest) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && grundy(h - 2) == rest) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == rest) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        throw new IllegalStateException("cannot happen");
    }
}
