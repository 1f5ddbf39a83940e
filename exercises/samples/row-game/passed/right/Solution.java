package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.BitSet;
import java.util.Set;

/** Every place where a gap can be. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        int[] g = new int[maxRow + 1];
        for (int row = 0; row <= maxRow; row++) {
            BitSet options = new BitSet();
            for (int gap : removable) {
                for (int left = 0; left + gap <= row; left++) {
                    int right = row - gap - left;
                    options.set(g[left] ^ g[right]);
                }
            }
            g[row] = options.nextClearBit(0);
        }
        return g;
    }
}
