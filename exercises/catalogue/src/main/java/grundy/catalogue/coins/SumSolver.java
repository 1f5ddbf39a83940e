package grundy.catalogue.coins;

import grundy.exercises.CoinGameSolver;
import java.util.function.IntUnaryOperator;

/** Knows the values, and adds them. */
record SumSolver(IntUnaryOperator values, int first) implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return values.applyAsInt(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int sum = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                sum += headValue(i + first);
            }
        }
        return sum != 0;
    }
}
