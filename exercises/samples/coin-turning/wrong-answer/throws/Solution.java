package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A set fits if its largest distance does. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int head = 0; head < coins; head++) {
            Set<Integer> present = new HashSet<>();
            for (Set<Integer> offsets : turnOffsets) {
                if (Collections.max(offsets) <= head) {
                    int xor = 0;
                    for (int offset : offsets) {
                        xor ^= values[head - offset];
                    }
                    present.add(xor);
                }
            }
            int mex = 0;
            while (present.contains(mex)) {
                mex++;
            }
            values[head] = mex;
        }
        return values;
    }
}
