package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** The values of Kayles have the period 12; the first twelve are computed by hand and repeated. */
@Solves("kayles")
public class Solution implements HeapGameSolver {

    private static final int[] FIRST = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6};

    @Override
    public int grundy(int heap) {
        return FIRST[heap % 12];
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
            int heap = heaps.get(i);
            int target = total ^ grundy(heap);
            for (int pins = 1; pins <= 2; pins++) {
                int rest = heap - pins;
                for (int a = 0; a <= rest - a; a++) {
                    if ((grundy(a) ^ grundy(rest - a)) == target) {
                        return Optional.of(new Move(i, pieces(a, rest - a)));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static List<Integer> pieces(int a, int b) {
        if (b == 0) {
            return List.of();
        }
        return a == 0 ? List.of(b) : List.of(a, b);
    }
}
