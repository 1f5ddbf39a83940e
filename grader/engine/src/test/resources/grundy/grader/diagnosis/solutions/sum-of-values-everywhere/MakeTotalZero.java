import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class MakeTotalZero implements HeapGameSolver {
    private final int[] v = new int[201];

    public MakeTotalZero() {
        for (int n = 1; n <= 200; n++) {
            BitSet s = new BitSet();
            s.set(v[n - 1]);
            if (n > 1) s.set(v[n - 2]);
            for (int i = 1; i < n - 2; i++) s.set(v[i] ^ v[n - 2 - i]);
            v[n] = s.nextClearBit(0);
        }
    }

    public int grundy(int heap) {
        return v[heap];
    }

    private int sum(List<Integer> position) {
        int s = 0;
        for (int h : position) s += v[h];
        return s;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (sum(heaps) == 0) return Optional.empty();
        Move any = null;
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            List<List<Integer>> opts = new ArrayList<>();
            if (n >= 1) opts.add(n == 1 ? List.of() : List.of(n - 1));
            if (n >= 2) opts.add(n == 2 ? List.of() : List.of(n - 2));
            for (int a = 1; a < n - 2; a++) opts.add(List.of(a, n - 2 - a));
            for (List<Integer> o : opts) {
                List<Integer> next = new ArrayList<>(heaps);
                next.remove(i);
                next.addAll(o);
                // opponent loses if the sum is 0
                if (sum(next) == 0) return Optional.of(new Move(i, o));
                any = new Move(i, o);
            }
        }
        return Optional.of(any);
    }
}
