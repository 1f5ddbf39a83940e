package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What was computed once is kept, also for the next game. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    private final List<Integer> known = new ArrayList<>(List.of(0));

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        int[] values = new int[maxRow + 1];
        for (int row = 0; row <= maxRow; row++) {
            if (row == known.size()) {
                known.add(compute(row, removable));
            }
            values[row] = known.get(row);
        }
        return values;
    }

    private int compute(int row, Set<Integer> removable) {
        List<Integer> options = new ArrayList<>();
        for (int r : removable) {
            for (int left = 0; left <= row - r; left++) {
                options.add(known.get(left) ^ known.get(row - r - left));
            }
        }
        int mex = 0;
        while (options.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
