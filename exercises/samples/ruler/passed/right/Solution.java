package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** 1, 2, 1, 4, 1, 2, 1, 8, ...: the largest power of two that divides the position. */
@Solves("ruler")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        int power = 1;
        while (position % (2 * power) == 0) {
            power *= 2;
        }
        return power;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= headValue(i + 1);
            }
        }
        return xor != 0;
    }
}
