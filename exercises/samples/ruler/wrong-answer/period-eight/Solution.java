package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** 1, 2, 1, 4, 1, 2, 1, 8, and then again from the start. */
@Solves("ruler")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return switch (position % 8) {
            case 0 -> 8;
            case 4 -> 4;
            case 2, 6 -> 2;
            default -> 1;
        };
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int position = 1; position <= heads.length; position++) {
            if (heads[position - 1]) {
                xor ^= headValue(position);
            }
        }
        return xor != 0;
    }
}
