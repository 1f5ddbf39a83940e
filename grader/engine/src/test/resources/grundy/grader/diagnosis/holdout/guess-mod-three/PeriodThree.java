import grundy.exercises.*;
import java.util.*;

/** 0 1 2 0 1 2 ... the pattern is clear from the lesson */
public class PeriodThree implements HeapGameSolver {
    public int grundy(int heap) {
        return heap % 3;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= h % 3;
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i), t = x ^ (h % 3);
            if (t < h % 3) {
                int left = h - (h % 3 - t);
                return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
            }
        }
        return Optional.empty();
    }
}
