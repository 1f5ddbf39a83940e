import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public class SizesAreValues implements HeapGameSolver {

    public int grundy(int heap) {
        return heap;
    }

    private int nimSum(List<Integer> l) {
        return l.stream().reduce(0, (a, b) -> a ^ b);
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int s = nimSum(heaps);
        if (s == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            int others = s ^ h;
            if (h >= 1 && h - 1 == others) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
            if (h >= 2 && h - 2 == others) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            for (int a = 1; a < h - 2; a++) {
                if ((a ^ (h - 2 - a)) == others) return Optional.of(new Move(i, List.of(a, h - 2 - a)));
            }
        }
        // not reachable by taking at most two
        int biggest = Collections.max(heaps);
        return Optional.of(new Move(heaps.indexOf(biggest), biggest == 1 ? List.of() : List.of(biggest - 1)));
    }
}
