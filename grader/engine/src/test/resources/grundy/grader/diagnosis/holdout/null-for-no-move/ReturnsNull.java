import grundy.exercises.*;
import java.util.*;

public class ReturnsNull implements HeapGameSolver {
    private final Map<Integer, Integer> memo = new HashMap<>();

    public int grundy(int n) {
        if (n < 1) return 0;
        Integer v = memo.get(n);
        if (v == null) {
            List<Integer> o = new ArrayList<>();
            o.add(grundy(n - 1));
            if (n > 1) o.add(grundy(n - 2));
            for (int a = 1; a < n - 2; a++) o.add(grundy(a) ^ grundy(n - 2 - a));
            v = 0;
            while (o.contains(v)) v++;
            memo.put(n, v);
        }
        return v;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest ^= grundy(heaps.get(j));
            int h = heaps.get(i);
            if (h > 0 && grundy(h - 1) == rest) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h > 1 && grundy(h - 2) == rest) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++)
                if ((grundy(a) ^ grundy(h - 2 - a)) == rest) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
        }
        return null;
    }
}
