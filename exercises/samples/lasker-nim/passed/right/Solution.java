package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Nim, but that the values of 4k + 3 and 4k + 4 change places. Worked out to 12 by hand, then guessed, then checked by mex to 200. */
@Solves("lasker-nim")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        if (heap > 0 && heap % 4 == 0) {
            return heap - 1;
        }
        return heap % 4 == 3 ? heap + 1 : heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
        if (total == 0) {
            return Optional.empty();
        }
        for (int i = 0; i < heaps.size(); i++) {
            int target = grundy(heaps.get(i)) ^ total;
            for (List<Integer> pieces : options(heaps.get(i))) {
                if (pieces.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b) == target) {
                    return Optional.of(new Move(i, pieces));
                }
            }
        }
        throw new IllegalStateException("there must be a winning move");
    }

    private static List<List<Integer>> options(int heap) {
        List<List<Integer>> options = new ArrayList<>();
        for (int left = 1; left < heap; left++) {
            options.add(List.of(left));
            options.add(List.of(left, heap - left));
        }
        if (heap > 0) {
            options.add(List.of());
        }
        return options;
    }
}
