package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** The second player copies each move on the other side, so a row that reads the same from both ends is lost. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return position;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        for (int i = 0; i < heads.length / 2; i++) {
            if (heads[i] != heads[heads.length - 1 - i]) {
                return true;
            }
        }
        return false;
    }
}
