package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects what can be reached, and takes the smallest number that is not among it. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        Set<Integer> reachable = new HashSet<>();
        for (int head = 0; head < coins; head++) {
            for (Set<Integer> offsets : turnOffsets) {
                int xor = 0;
                boolean inside = true;
                for (int offset : offsets) {
                    if (offset > head) {
                        inside = false;
                    } else {
                        xor ^= values[head - offset];
                    }
                }
                if (inside) {
                    reachable.add(xor);
                }
            }
            int mex = 0;
            while (reachable.contains(mex)) {
                mex++;
            }
            values[head] = mex;
        }
        return values;
    }
}
