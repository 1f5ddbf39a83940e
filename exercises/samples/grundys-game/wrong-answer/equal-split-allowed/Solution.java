package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Splits a heap in two, in every way. */
@Solves("grundys-game")
public class Solution implements HeapGameSolver {

    private final Map<Integer, Integer> memo = new HashMap<>();

    @Override
    public int grundy(int heap) {
        if (!memo.containsKey(heap)) {
            Set<Integer> seen = new HashSet<>();
            for (int small = 1; small <= heap / 2; small++) {
                seen.add(grundy(small) ^ grundy(heap - small));
            }
            int mex = 0;
            while (!seen.add(mex)) {
                mex++;
            }
            memo.put(heap, mex);
        }
        return memo.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int nimSum = 0;
        for (int heap : heaps) {
            nimSum ^= grundy(heap);
        }
        if (nimSum != 0) {
            for (int index = 0; index < heaps.size(); index++) {
                int heap = heaps.get(index);
                for (int small = 1; small <= heap / 2; small++) {
                    if ((nimSum ^ grundy(heap) ^ grundy(small) ^ grundy(heap - small)) == 0) {
                        return Optional.of(new Move(index, List.of(small, heap - small)));
                    }
                }
            }
        }
        return Optional.empty();
    }
}
