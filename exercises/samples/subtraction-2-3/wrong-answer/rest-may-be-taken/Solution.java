package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes 2 or 3, or what there is. */
@Solves("subtraction-2-3")
public class Solution implements HeapGameSolver {

    private final List<Integer> table = new ArrayList<>(List.of(0));

    @Override
    public int grundy(int heap) {
        while (table.size() <= heap) {
            int n = table.size();
            int two = table.get(Math.max(0, n - 2));
            int three = table.get(Math.max(0, n - 3));
            int mex = 0;
            while (mex == two || mex == three) {
                mex++;
            }
            table.add(mex);
        }
        return table.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total ^= grundy(heap);
        }
        for (int i = 0; i < heaps.size(); i++) {
            int heap = heaps.get(i);
            int target = total ^ grundy(heap);
            if (target >= grundy(heap)) {
                continue;
            }
            for (int take = 2; take <= 3; take++) {
                int rest = Math.max(0, heap - take);
                if (grundy(rest) == target) {
                    return Optional.of(new Move(i, rest == 0 ? List.of() : List.of(rest)));
                }
            }
        }
        return Optional.empty();
    }
}
