package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** A head at position n can become any head to its left, or none: it is a Nim heap of n. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return position;
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
