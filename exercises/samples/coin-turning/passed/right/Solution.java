package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** From the left: the mex, over all sets that fit, of the XOR of the values of the coins turned along. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int place = 0; place < coins; place++) {
            BitSet options = new BitSet();
            for (Set<Integer> distances : turnOffsets) {
                if (distances.isEmpty() || Collections.max(distances) <= place) {
                    int xor = 0;
                    for (int distance : distances) {
                        xor ^= values[place - distance];
                    }
                    options.set(xor);
                }
            }
            values[place] = options.nextClearBit(0);
        }
        return values;
    }
}
