package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** How long the mark is on a ruler: every second one is longer than its neighbours. */
@Solves("ruler")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        int halvings = 0;
        while (position % 2 == 0) {
            position = position / 2;
            halvings++;
        }
        return halvings;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor = xor ^ headValue(i + 1);
            }
        }
        return xor != 0;
    }
}
