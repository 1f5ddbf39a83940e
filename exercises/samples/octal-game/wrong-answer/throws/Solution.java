package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.Set;

/** Copies the digits into an array first: no game that anybody has heard of has more than eight. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    private static final int DIGITS = 8;

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        int[] digit = new int[DIGITS + 1];
        digit[0] = code.charAt(0) - '0';
        for (int i = 2; i < code.length(); i++) {
            digit[i - 1] = code.charAt(i) - '0';
        }
        int[] g = new int[maxHeap + 1];
        for (int n = 1; n <= maxHeap; n++) {
            Set<Integer> reached = new HashSet<>();
            for (int k = 0; k <= n && k <= DIGITS; k++) {
                if (digit[k] % 2 == 1 && k == n) {
                    reached.add(0);
                }
                if ((digit[k] & 2) == 2 && k < n) {
                    reached.add(g[n - k]);
                }
                if (digit[k] > 3) {
                    split(n - k, g, reached);
                }
            }
            int mex = 0;
            while (reached.contains(mex)) {
                mex++;
            }
            g[n] = mex;
        }
        return g;
    }

    private static void split(int stones, int[] g, Set<Integer> reached) {
        for (int a = 1; a < stones; a++) {
            reached.add(g[a] ^ g[stones - a]);
        }
    }
}
