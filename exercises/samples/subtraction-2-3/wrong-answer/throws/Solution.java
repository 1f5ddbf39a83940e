package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** Forgets that a heap of 1 has no option: the value of n - 2 is looked up before anybody asks whether it is there. */
@Solves("subtraction-2-3")
public class Solution implements HeapGameSolver {

    private final int[] g = {0, 0, 1, 1, 2};

    @Override
    public int grundy(int heap) {
        return g[heap % 5];
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
            int others = total ^ grundy(heaps.get(i));
            for (int take = 2; take <= 3; take++) {
                int rest = heaps.get(i) - take;
                if (grundy(rest) == others) {
                    return Optional.of(new Move(i, rest == 0 ? List.of() : List.of(rest)));
                }
            }
        }
        throw new IllegalStateException("no winning move found");
    }
}
