package solution;

import grundy.exercises.RowGameSolver;
import grundy.exercises.Solves;
import java.util.Set;
import java.util.TreeSet;

/** Left and right can be swapped, so only the places with a shorter left row are looked at. */
@Solves("row-game")
public class Solution implements RowGameSolver {

    @Override
    public int[] grundyValues(int maxRow, Set<Integer> removable) {
        int[] g = new int[maxRow + 1];
        for (int n = 1; n <= maxRow; n++) {
            TreeSet<Integer> values = new TreeSet<>();
            for (int r : removable) {
                if (r == n) {
                    values.add(0); // the whole row
                }
                int left = 0;
                int right = n - r;
                while (left < right) {
                    values.add(g[left] ^ g[right]);
                    left++;
                    right--;
                }
            }
            g[n] = firstMissing(values);
        }
        return g;
    }

    private int firstMissing(TreeSet<Integer> values) {
        int expected = 0;
        for (int value : values) {
            if (value != expected) {
                break;
            }
            expected++;
        }
        return expected;
    }
}
