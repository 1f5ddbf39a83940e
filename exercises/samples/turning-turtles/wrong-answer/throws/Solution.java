package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;
import java.util.HashSet;
import java.util.Set;

/** Computes all values once, by the mex, and looks them up. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    private final int[] values = new int[100];

    public Solution() {
        for (int position = 1; position < values.length; position++) {
            Set<Integer> options = new HashSet<>();
            options.add(0);
            for (int other = 1; other < position; other++) {
                options.add(values[other]);
            }
            int mex = 0;
            while (options.contains(mex)) {
                mex++;
            }
            values[position] = mex;
        }
    }

    @Override
    public int headValue(int position) {
        return values[position];
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= values[i + 1];
            }
        }
        return xor != 0;
    }
}
