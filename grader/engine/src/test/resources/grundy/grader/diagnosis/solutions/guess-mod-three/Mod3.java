import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class Mod3 implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap % 3; // pattern 0 1 2 0 1 2
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= h % 3;
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int t = (h % 3) ^ x;
            if (t < h % 3) {
                int left = h - (h % 3 - t);
                return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
            }
        }
        return Optional.empty();
    }
}
