package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Coins that lie outside the row are left out. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int head = 0; head < coins; head++) {
            Set<Integer> reachable = new HashSet<>();
            for (Set<Integer> offsets : turnOffsets) {
                int worth = 0;
                for (int offset : offsets) {
                    int coin = head - offset;
                    if (coin < 0) {
                        continue;
                    }
                    worth ^= values[coin];
                }
                reachable.add(worth);
            }
            while (reachable.contains(values[head])) {
                values[head]++;
            }
        }
        return values;
    }
}
