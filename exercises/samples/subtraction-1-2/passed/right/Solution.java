package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** The values repeat 0, 1, 2. */
@Solves("subtraction-1-2")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap % 3;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            for (int take = 1; take <= 2 && take <= heaps.get(i); take++) {
                int left = heaps.get(i) - take;
                if ((total ^ grundy(heaps.get(i)) ^ grundy(left)) == 0) {
                    return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
                }
            }
        }
        throw new IllegalStateException("a total above 0 has a way to 0");
    }
}
