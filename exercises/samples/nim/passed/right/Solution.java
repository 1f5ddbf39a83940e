package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** In Nim a heap is worth its size. */
@Solves("nim")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = heaps.stream().reduce(0, (a, b) -> a ^ b);
        if (xor == 0) {
            return Optional.empty();
        }
        // The heap that holds the highest digit of the XOR becomes smaller when the XOR is taken off it.
        int highest = Integer.highestOneBit(xor);
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            if ((heap & highest) != 0) {
                int rest = heap ^ xor;
                return Optional.of(new Move(i, rest == 0 ? List.of() : List.of(rest)));
            }
        }
        throw new AssertionError("some heap has the highest digit");
    }
}
