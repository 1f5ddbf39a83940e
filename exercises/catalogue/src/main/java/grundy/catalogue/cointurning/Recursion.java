package grundy.catalogue.cointurning;

import grundy.exercises.CoinTurningSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The usual solution, of which each known-wrong one changes a step. */
abstract class Recursion implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int coin = 0; coin < coins; coin++) {
            var present = new HashSet<Integer>();
            for (Set<Integer> offsets : turnOffsets) {
                if (isAllowed(coin, offsets)) {
                    present.add(worth(values, coin, offsets));
                }
            }
            values[coin] = value(present);
        }
        return values;
    }

    /** Whether all coins of the set lie in the row. */
    boolean isAllowed(int coin, Set<Integer> offsets) {
        return offsets.stream().allMatch(offset -> offset <= coin);
    }

    /** What a move leaves: the turned coins, each worth what it is worth alone. */
    int worth(int[] values, int coin, Set<Integer> offsets) {
        int xor = 0;
        for (int offset : offsets) {
            xor ^= values[coin - offset];
        }
        return xor;
    }

    /** The mex. */
    int value(Set<Integer> present) {
        int mex = 0;
        while (present.contains(mex)) {
            mex++;
        }
        return mex;
    }
}
