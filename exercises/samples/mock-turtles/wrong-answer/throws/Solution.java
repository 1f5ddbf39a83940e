package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;
import java.util.Map;
import java.util.TreeMap;

/** Lists the odious numbers below 256 and looks them up. */
@Solves("mock-turtles")
public class Solution implements CoinGameSolver {

    private final Map<Integer, Integer> values = new TreeMap<>();

    public Solution() {
        for (int number = 0; number < 256; number++) {
            if (Integer.bitCount(number) % 2 == 1) {
                values.put(values.size(), number);
            }
        }
    }

    @Override
    public int headValue(int position) {
        return values.get(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= headValue(i);
            }
        }
        return xor != 0;
    }
}
