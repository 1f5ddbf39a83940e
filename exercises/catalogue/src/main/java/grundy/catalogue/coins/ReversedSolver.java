package grundy.catalogue.coins;

import grundy.exercises.CoinGameSolver;
import java.util.function.IntUnaryOperator;

/** Knows the values, and counts the coins of a row from the right. */
record ReversedSolver(IntUnaryOperator values, int first) implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return values.applyAsInt(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= headValue(heads.length - 1 - i + first);
            }
        }
        return xor != 0;
    }
}
