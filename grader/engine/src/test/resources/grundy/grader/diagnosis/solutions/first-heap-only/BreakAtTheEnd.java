import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

public class BreakAtTheEnd implements HeapGameSolver {
    private int[] sg;

    public int grundy(int heap) {
        if (sg == null) {
            sg = new int[201];
            for (int n = 0; n <= 200; n++) {
                List<Integer> list = new ArrayList<>();
                if (n - 1 >= 0) list.add(sg[n - 1]);
                if (n - 2 >= 0) list.add(sg[n - 2]);
                for (int x = 1; x < n; x++)
                    for (int y = x; x + y <= n - 2; y++)
                        if (x + y == n - 2) list.add(sg[x] ^ sg[y]);
                Collections.sort(list);
                int m = 0;
                for (Integer v : list) if (v.intValue() == m) m++;
                sg[n] = m;
            }
        }
        return sg[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s ^= grundy(h);
        List<Move> good = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int need = s ^ grundy(h);
            if (h == 1 && need == 0) good.add(new Move(i, List.of()));
            if (h == 2 && need == 0) good.add(new Move(i, List.of()));
            if (h >= 2 && grundy(h - 1) == need) good.add(new Move(i, List.of(h - 1)));
            if (h >= 3 && grundy(h - 2) == need) good.add(new Move(i, List.of(h - 2)));
            for (int x = 1; x < h - 2; x++) {
                if ((grundy(x) ^ grundy(h - 2 - x)) == need) good.add(new Move(i, List.of(h - 2 - x, x)));
            }
            break;
        }
        if (s != 0 && good.isEmpty()) {
            // hm, no winning move found, make any
            for (int i = 0; i < heaps.size(); i++) {
                if (heaps.get(i) == 1) return Optional.of(new Move(i, List.of()));
                if (heaps.get(i) > 1) return Optional.of(new Move(i, List.of(heaps.get(i) - 1)));
            }
        }
        return good.stream().min(Comparator.comparingInt(m -> m.pieces().stream().mapToInt(p -> p).sum()));
    }
}
