package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Collections;
import java.util.Set;

/** Bachet's game: counts 0, 1, 2, ... and starts again behind the largest number. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        int most = Collections.max(subtractionSet);
        int[] values = new int[maxHeap + 1];
        int value = 0;
        for (int n = 0; n <= maxHeap; n++) {
            values[n] = value;
            value = value == most ? 0 : value + 1;
        }
        return values;
    }
}
