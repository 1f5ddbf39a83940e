import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class OddOrEven implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap % 2 == 0 ? 0 : 1;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int odd = 0;
        for (int h : heaps) odd ^= grundy(h);
        if (odd == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            if (heaps.get(i) % 2 == 1) {
                return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
            }
        }
        return Optional.empty();
    }
}
