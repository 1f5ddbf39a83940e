import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

public class CountsInThrees implements HeapGameSolver {

    public int grundy(int heap) {
        while (heap >= 3) heap -= 3;
        return heap;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int ones = 0, twos = 0;
        for (int h : heaps) {
            if (grundy(h) == 1) ones++;
            if (grundy(h) == 2) twos++;
        }
        if (ones % 2 == 0 && twos % 2 == 0) return Optional.empty();
        for (int i = 0; i < heaps.size(); i++) {
            int h = heaps.get(i);
            // 1 and 2: make 2 a 1 or take all
            if (twos % 2 == 1 && h % 3 == 2) {
                if (ones % 2 == 1) return Optional.of(new Move(i, List.of(h - 1)));
                return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            }
            if (twos % 2 == 0 && h % 3 == 1) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.empty();
    }
}
