package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** A head at position p leaves nothing, or one head further left: p + 1 different options with the values 0 to p. */
@Solves("mock-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return position + 1;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int nimSum = 0;
        int position = 0;
        for (boolean head : heads) {
            if (head) {
                nimSum ^= headValue(position);
            }
            position++;
        }
        return nimSum != 0;
    }
}
