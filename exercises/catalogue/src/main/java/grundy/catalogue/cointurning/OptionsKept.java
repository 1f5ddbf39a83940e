package grundy.catalogue.cointurning;

import grundy.exercises.CoinTurningSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects the options of all heads in one set, which is never emptied. */
final class OptionsKept implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        var met = new HashSet<Integer>();
        return new Recursion() {
            @Override
            int value(Set<Integer> present) {
                met.addAll(present);
                return super.value(met);
            }
        }.headValues(coins, turnOffsets);
    }
}
