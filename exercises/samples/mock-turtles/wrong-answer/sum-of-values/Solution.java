package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** Twice the position, with a last digit that makes the number of ones odd. */
@Solves("mock-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        String binary = Integer.toBinaryString(position);
        long ones = binary.chars().filter(digit -> digit == '1').count();
        return Integer.parseInt(binary + (ones % 2 == 0 ? "1" : "0"), 2);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int total = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                total += headValue(i);
            }
        }
        return total > 0;
    }
}
