import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class NimOrNothing implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return Math.max(heap, 0);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        Map<Integer, Integer> target = new TreeMap<>();
        for (int i = 0; i < heaps.size(); i++) {
            int others = 0;
            for (int j = 0; j < heaps.size(); j++) {
                if (i != j) others ^= heaps.get(j);
            }
            if (others < heaps.get(i)) target.put(i, others);
        }
        for (int i : target.keySet()) {
            int left = target.get(i);
            // at most two stones may go
            int h = Math.max(left, heaps.get(i) - 2);
            return Optional.of(new Move(i, h == 0 ? List.of() : List.of(h)));
        }
        return Optional.empty();
    }
}
