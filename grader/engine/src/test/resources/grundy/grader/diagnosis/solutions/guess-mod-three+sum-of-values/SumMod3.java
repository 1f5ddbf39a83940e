import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class SumMod3 implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap % 3;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int sum = 0, x = 0;
        for (int h : heaps) {
            sum += h % 3;
            x ^= h % 3;
        }
        if (sum == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int target = h % 3 ^ x;
            if (target < h % 3) {
                int left = h - h % 3 + target;
                return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
            }
        }
        int i = 0;
        while (heaps.get(i) % 3 == 0) i++;
        return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
    }
}
