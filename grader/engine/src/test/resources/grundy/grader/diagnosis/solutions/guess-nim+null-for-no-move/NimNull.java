import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class NimNull implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= h;
        if (x == 0) return null;
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            if ((h ^ x) < h) return Optional.of(new Move(i, (h ^ x) == 0 ? List.of() : List.of(h ^ x)));
        }
        return Optional.empty();
    }
}
