package grundy.catalogue.coins;

import grundy.exercises.CoinGameSolver;
import java.util.function.IntUnaryOperator;

/** Knows the values, and counts the heads of a row instead of using them. */
record ParitySolver(IntUnaryOperator values) implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return values.applyAsInt(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int count = 0;
        for (boolean head : heads) {
            if (head) {
                count++;
            }
        }
        return count % 2 == 1;
    }
}
