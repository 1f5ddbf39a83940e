package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** With a memory of the rows that are known. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    private Set<Integer> removable;
    private Map<Integer, Integer> memory;

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        this.removable = removable;
        this.memory = new HashMap<>();
        int[] result = new int[maxRow + 1];
        for (int row = 0; row <= maxRow; row++) {
            result[row] = value(row);
        }
        return result;
    }

    private int value(int row) {
        if (memory.containsKey(row)) {
            return memory.get(row);
        }
        Set<Integer> options = new HashSet<>();
        for (int pins : removable) {
            for (int left = 0; left <= row - pins; left++) {
                int both = value(left) + value(row - pins - left);
                options.add(both);
            }
        }
        int mex = 0;
        while (options.contains(mex)) {
            mex = mex + 1;
        }
        memory.put(row, mex);
        return mex;
    }
}
