package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** "Whoever leaves a multiple of 3 wins", for all stones on the table together. */
@Solves("subtraction-1-2")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap % 3;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int stones = heaps.stream().mapToInt(Integer::intValue).sum();
        if (stones % 3 == 0) {
            return Optional.empty();
        }
        int values = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        Move last = null;
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            for (int left = Math.max(0, heap - 2); left < heap; left++) {
                last = new Move(i, left == 0 ? new ArrayList<>() : List.of(left));
                if ((values ^ grundy(heap)) == grundy(left)) {
                    return Optional.of(last);
                }
            }
        }
        return Optional.ofNullable(last);
    }
}
