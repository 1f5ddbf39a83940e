package grundy.catalogue.coins;

import grundy.exercises.CoinGameSolver;
import java.util.function.IntUnaryOperator;

/** Knows the values, and takes XOR 0 for a win. */
record InvertedSolver(IntUnaryOperator values, int first) implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return values.applyAsInt(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        int xor = 0;
        for (int i = 0; i < heads.length; i++) {
            if (heads[i]) {
                xor ^= headValue(i + first);
            }
        }
        return xor == 0;
    }
}
