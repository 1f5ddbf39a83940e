import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

// XOR done bit by bit (odd number of ones)
public class NimSumByBits implements HeapGameSolver {
    private final int[] w = new int[300];

    public NimSumByBits() {
        for (int n = 1; n < 300; n++) {
            Set<Integer> s = new TreeSet<>();
            if (n >= 1) s.add(w[n - 1]);
            if (n >= 2) s.add(w[n - 2]);
            for (int i = 1; i <= n - 3; i++) s.add(nimSum(new int[] {w[i], w[n - 2 - i]}));
            int c = 0;
            while (s.contains(c)) c = c + 1;
            w[n] = c;
        }
    }

    private static int nimSum(int[] v) {
        int res = 0;
        for (int bit = 1; bit <= 64; bit *= 2) {
            int ones = 0;
            for (int q : v) if (q / bit % 2 == 1) ones++;
            if (ones % 2 == 1) res += bit;
        }
        return res;
    }

    private int valueOf(List<Integer> heaps) {
        int[] v = new int[heaps.size()];
        for (int i = 0; i < v.length; i++) v[i] = w[heaps.get(i)];
        return nimSum(v);
    }

    @Override
    public int grundy(int heap) {
        return w[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (valueOf(heaps) == 0) return Optional.empty();
        for (int i = heaps.size() - 1; i >= 0; i--) {
            int h = heaps.get(i);
            for (List<Integer> next : next(h)) {
                List<Integer> copy = new ArrayList<>(heaps);
                copy.remove(i);
                copy.addAll(next);
                if (valueOf(copy) == 0) return Optional.of(new Move(i, next));
            }
        }
        return Optional.empty();
    }

    private List<List<Integer>> next(int h) {
        List<List<Integer>> l = new ArrayList<>();
        for (int i = h - 3; i >= 1; i--) l.add(List.of(i, h - 2 - i));
        if (h == 2) l.add(List.of());
        if (h > 2) l.add(List.of(h - 2));
        if (h == 1) l.add(List.of());
        if (h > 1) l.add(List.of(h - 1));
        return l;
    }
}
