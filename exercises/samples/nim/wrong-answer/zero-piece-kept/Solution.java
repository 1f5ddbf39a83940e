package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** Bouton's rule. The heap that is changed simply gets its new size. */
@Solves("nim")
public class Solution implements HeapGameSolver {

    public int grundy(int heap) {
        return heap;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (Integer h : heaps) x ^= h;
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int newSize = heaps.get(i) ^ x;
            if (newSize < heaps.get(i)) return Optional.of(new Move(i, List.of(newSize)));
        }
        return Optional.empty();
    }
}
