package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.util.BitSet;

/** Recursive over the options of a heap. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    private int[] digits;
    private int[] memo;

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        digits = (code.charAt(0) + code.substring(2)).chars().map(c -> c - '0').toArray();
        memo = new int[maxHeap + 1];
        for (int n = 0; n <= maxHeap; n++) {
            memo[n] = value(n);
        }
        return memo;
    }

    private int value(int n) {
        BitSet seen = new BitSet();
        for (int k = 0; k <= Math.min(n, digits.length - 1); k++) {
            int rest = n - k;
            if (rest == 0) {
                if (digits[k] % 2 == 1) {
                    seen.set(0);
                }
                continue;
            }
            if (digits[k] == 2 || digits[k] == 3 || digits[k] >= 6) {
                seen.set(memo[rest]);
            }
            if (digits[k] >= 4) {
                for (int one = 1; one < rest; one++) {
                    int two = rest - one;
                    seen.set(memo[one] + memo[two]);
                }
            }
        }
        return seen.nextClearBit(0);
    }
}
