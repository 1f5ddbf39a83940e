package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** At most four stones at a time, so it goes by fives. */
@Solves("subtraction-1-3-4")
public class Solution implements HeapGameSolver {

    private static final int MOST = 4;

    @Override
    public int grundy(int heap) {
        return heap % (MOST + 1);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int xor = 0;
        for (int h : heaps) {
            xor ^= grundy(h);
        }
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            for (int take = 1; take <= Math.min(MOST, h); take++) {
                if (xor != 0 && grundy(h - take) == (xor ^ grundy(h))) {
                    return Optional.of(new Move(i, h == take ? List.of() : List.of(h - take)));
                }
            }
        }
        return Optional.empty();
    }
}
