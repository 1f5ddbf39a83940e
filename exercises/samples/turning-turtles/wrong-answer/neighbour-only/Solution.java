package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** A head is turned alone, or together with the coin beside it on the left. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        int value = 0;
        for (int p = 1; p <= position; p++) {
            int alone = 0;
            int withNeighbour = p > 1 ? value : 0;
            value = mex(alone, withNeighbour);
        }
        return value;
    }

    private static int mex(int a, int b) {
        int mex = 0;
        while (mex == a || mex == b) {
            mex++;
        }
        return mex;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int total = 0;
        for (int position = 1; position <= heads.length; position++) {
            if (heads[position - 1]) {
                total = total ^ headValue(position);
            }
        }
        return total > 0;
    }
}
