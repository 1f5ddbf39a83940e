package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.Set;

/** Reads the code digit by digit; the digit before the point is that for no stones taken. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        String digits = code.replace(".", "");
        int[] g = new int[maxHeap + 1];
        for (int n = 1; n <= maxHeap; n++) {
            Set<Integer> values = new HashSet<>();
            for (int k = 0; k < digits.length() && k <= n; k++) {
                addOptions(digits.charAt(k) - '0', n - k, g, values);
            }
            while (values.contains(g[n])) {
                g[n]++;
            }
        }
        return g;
    }

    /** What a digit allows where so many stones are left. */
    private static void addOptions(int digit, int left, int[] g, Set<Integer> values) {
        if ((digit & 1) != 0 && left == 0) {
            values.add(0);
        }
        if ((digit & 2) != 0 && left > 0) {
            values.add(g[left]);
        }
        if ((digit & 4) != 0) {
            for (int a = 1; a <= left / 2; a++) {
                values.add(g[a] ^ g[left - a]);
            }
        }
    }
}
