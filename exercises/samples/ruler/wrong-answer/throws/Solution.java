package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** The definition: the mex over all runs that end at the head. Values below 64 were enough for all that was tried. */
@Solves("ruler")
public class Solution implements CoinGameSolver {

    private static final int HIGHEST = 64;

    @Override
    public int headValue(int position) {
        return values(position)[position];
    }

    private static int[] values(int positions) {
        int[] values = new int[positions + 1];
        for (int head = 1; head <= positions; head++) {
            boolean[] seen = new boolean[HIGHEST];
            int run = 0;
            seen[0] = true;
            for (int left = head - 1; left > 0; left--) {
                run ^= values[left];
                seen[run] = true;
            }
            while (seen[values[head]]) {
                values[head]++;
            }
        }
        return values;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int[] values = values(heads.length);
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= values[i + 1];
            }
        }
        return xor != 0;
    }
}
