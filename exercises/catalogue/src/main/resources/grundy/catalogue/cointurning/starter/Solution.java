package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Set;

/** The values of single heads, by the sets of coins that may be turned along. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    /**
     * For each place, counted from 0 from the left, the Grundy value of the position whose only head is there. Each set lists
     * distances to the left of the head.
     */
    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        throw new UnsupportedOperationException("not written yet");
    }
}
