import grundy.exercises.*;
import java.util.*;

public class LikeNim implements HeapGameSolver {
    public int grundy(int heap) { return heap; }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = heaps.stream().reduce(0, (a, b) -> a ^ b);
        if (x == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int left = heaps.get(i) ^ x;
            if (left < heaps.get(i)) return Optional.of(new Move(i, left == 0 ? List.of() : List.of(left)));
        }
        throw new IllegalStateException();
    }
}
