package solution;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A head is turned alone, or with one of the sets. */
@Solves("coin-turning")
public class Solution implements CoinTurningSolver {

    @Override
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int head = 0; head < coins; head++) {
            TreeSet<Integer> options = new TreeSet<>();
            options.add(0); // the head alone
            for (Set<Integer> set : turnOffsets) {
                if (fits(set, head)) {
                    options.add(xor(set, head, values));
                }
            }
            values[head] = mex(options);
        }
        return values;
    }

    private static boolean fits(Set<Integer> set, int head) {
        for (int distance : set) {
            if (distance > head) {
                return false;
            }
        }
        return true;
    }

    private static int xor(Set<Integer> set, int head, int[] values) {
        return set.stream().mapToInt(distance -> values[head - distance]).reduce(0, (a, b) -> a ^ b);
    }

    private static int mex(TreeSet<Integer> options) {
        int mex = 0;
        for (int option : options) {
            if (option == mex) {
                mex++;
            }
        }
        return mex;
    }
}
