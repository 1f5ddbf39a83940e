import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;

public class LazyLongs implements HeapGameSolver {
    private final List<Integer> a = new ArrayList<>();

    {
        a.add(0);
    }

    private static int mex(long bits) {
        int k = 0;
        while ((bits >> k & 1) == 1) k++;
        return k;
    }

    @Override
    public int grundy(int heap) {
        for (int k = a.size(); k <= heap; k++) {
            long bits = 0;
            int i = 0, j = k - 2;
            bits |= 1L << a.get(k - 1);
            while (i <= j) {
                bits |= 1L << (a.get(i++) ^ a.get(j--));
            }
            a.add(mex(bits));
        }
        return a.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = heaps.stream().mapToInt(this::grundy).reduce((p, q) -> p ^ q).orElse(0);
        int i = -1;
        for (int h : heaps) {
            i++;
            int goal = grundy(h) ^ x;
            if (goal >= grundy(h)) continue;
            if (grundy(h - 1) == goal) return Optional.of(new Move(i, h - 1 > 0 ? List.of(h - 1) : List.of()));
            for (int p = 0, q = h - 2; p <= q; p++, q--) {
                if ((a.get(p) ^ a.get(q)) == goal) {
                    List<Integer> rest = new LinkedList<>();
                    if (p > 0) rest.add(p);
                    if (q > 0) rest.add(q);
                    return Optional.of(new Move(i, rest));
                }
            }
        }
        return Optional.empty();
    }
}
