package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** In each block of four the last two values are swapped. */
@Solves("lasker-nim")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        boolean lastTwo = (heap & 2) != 0;
        return lastTwo ? heap ^ 1 : heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int heap : heaps) {
            xor ^= grundy(heap);
        }
        if (xor == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            Optional<Move> move = moveTo(xor ^ grundy(heaps.get(i)), heaps.get(i), i);
            if (move.isPresent()) {
                return move;
            }
        }
        return Optional.empty();
    }

    private Optional<Move> moveTo(int target, int heap, int index) {
        for (int left = 0; left < heap; left++) {
            if (grundy(left) == target) {
                return Optional.of(new Move(index, left == 0 ? Collections.emptyList() : List.of(left)));
            }
        }
        for (int a = 1; a <= heap / 2; a++) {
            if ((grundy(a) ^ grundy(heap - a)) == target) {
                return Optional.of(new Move(index, List.of(a, heap - a)));
            }
        }
        return Optional.empty();
    }
}
