import grundy.exercises.*;
import java.util.*;

public class OnlyTakes implements HeapGameSolver {
    public int grundy(int heap) {
        int before = 0, last = 0; // g(n-2), g(n-1)
        for (int n = 1; n <= heap; n++) {
            int m = 0;
            while (m == last || (n >= 2 && m == before)) m++;
            before = last;
            last = m;
        }
        return last;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        for (int i = 0; x != 0 && i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int t = 1; t <= 2 && t <= h; t++) {
                if ((x ^ grundy(h)) == grundy(h - t)) return Optional.of(new Move(i, h == t ? List.of() : List.of(h - t)));
            }
        }
        return Optional.empty();
    }
}
