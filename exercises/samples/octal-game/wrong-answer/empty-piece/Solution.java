package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.List;

/** Lists all pairs of heaps for a split, from 0 on. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    @Override
    public int[] grundyValues(String code, int maxHeap) {
        int[] g = new int[maxHeap + 1];
        for (int heap = 0; heap <= maxHeap; heap++) {
            g[heap] = mex(optionValues(code, heap, g));
        }
        return g;
    }

    private List<Integer> optionValues(String code, int heap, int[] g) {
        List<Integer> values = new ArrayList<>();
        if (code.charAt(0) == '4') {
            for (int i = 1; i < heap; i++) {
                values.add(g[i] ^ g[heap - i]);
            }
        }
        for (int taken = 1; taken <= code.length() - 2 && taken <= heap; taken++) {
            int digit = Character.getNumericValue(code.charAt(taken + 1));
            int rest = heap - taken;
            if (digit % 2 == 1 && rest == 0) {
                values.add(0);
            }
            if (digit / 2 % 2 == 1 && rest > 0) {
                values.add(g[rest]);
            }
            if (digit / 4 == 1) {
                for (int i = 0; i <= rest; i++) {
                    values.add(g[i] ^ g[rest - i]);
                }
            }
        }
        return values;
    }

    private int mex(List<Integer> values) {
        int m = 0;
        while (values.contains(m)) {
            m++;
        }
        return m;
    }
}
