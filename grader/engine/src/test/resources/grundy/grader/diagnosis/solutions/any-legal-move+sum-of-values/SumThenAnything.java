import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class SumThenAnything implements HeapGameSolver {
    private int[] t;

    private void fill() {
        t = new int[201];
        for (int n = 1; n <= 200; n++) {
            ArrayList<Integer> v = new ArrayList<>();
            v.add(t[n - 1]);
            if (n >= 2) v.add(t[n - 2]);
            for (int a = 1; a < n - 2; a++) v.add(t[a] ^ t[n - 2 - a]);
            int m = 0;
            while (v.contains(m)) m++;
            t[n] = m;
        }
    }

    @Override
    public int grundy(int heap) {
        if (t == null) fill();
        return t[heap];
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0;
        for (int h : heaps) sum += grundy(h);
        if (sum > 0) {
            for (int i = 0; i < heaps.size(); i++) {
                int h = heaps.get(i);
                if (h > 0) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            }
        }
        return Optional.empty();
    }
}
