package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** Powers of two; a row is gone through from its right end, where the moves are made. */
@Solves("ruler")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return position & -position;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int position = 1;
        int xor = 0;
        for (int i = heads.length - 1; i >= 0; i--) {
            if (heads[i]) {
                xor ^= headValue(position);
            }
            position++;
        }
        return xor != 0;
    }
}
