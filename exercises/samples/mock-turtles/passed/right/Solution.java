package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** The values are 1, 2, 4, 7, 8, 11, 13, 14, ...: the numbers with an odd number of binary ones, of which each pair 2n, 2n + 1 has one. */
@Solves("mock-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        int even = 2 * position;
        return Integer.bitCount(even) % 2 == 1 ? even : even + 1;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            xor ^= heads[i] ? headValue(i) : 0;
        }
        return xor != 0;
    }
}
