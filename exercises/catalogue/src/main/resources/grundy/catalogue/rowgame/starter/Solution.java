package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.Set;

/** The Grundy values of games with a row of pins. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    /**
     * The values g(0), g(1), ..., g(maxRow) of rows of pins. A move removes r neighbouring pins from anywhere in a row, for an r of the set;
     * what stands to the left and to the right are two rows from then on, either of which may be empty.
     */
    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        throw new UnsupportedOperationException("not written yet");
    }
}
