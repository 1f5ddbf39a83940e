package students;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Solves Nim, which is enough to see answers travel. */
public final class Nim implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= heap;
        }
        for (int i = 0; i < heaps.size(); i++) {
            int target = heaps.get(i) ^ xor;
            if (target < heaps.get(i)) {
                return Optional.of(new Move(i, target == 0 ? List.of() : List.of(target)));
            }
        }
        return Optional.empty();
    }
}
