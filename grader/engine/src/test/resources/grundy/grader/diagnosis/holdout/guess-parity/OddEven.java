import grundy.exercises.*;
import java.util.*;

public class OddEven implements HeapGameSolver {
    public int grundy(int heap) {
        return heap % 2 == 0 ? 0 : 1;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int x = 0;
        for (int h : heaps) x ^= grundy(h);
        if (x == 1) {
            for (int i = 0; i < heaps.size(); i++)
                if (heaps.get(i) % 2 == 1) return Optional.of(new Move(i, heaps.get(i) == 1 ? List.of() : List.of(heaps.get(i) - 1)));
        }
        return Optional.empty();
    }
}
