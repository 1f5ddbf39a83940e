package grundy.catalogue.coins;

import grundy.exercises.CoinGameSolver;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

/**
 * A solver that has some idea of what a single head is worth, and one of who wins a row.
 *
 * @param values by positions as the game counts them
 * @param wins whether the first player wins a row
 */
record RowJudgement(IntUnaryOperator values, Predicate<boolean[]> wins) implements CoinGameSolver {

    /** Right where the values are, and where the row is counted as the game counts it. */
    static RowJudgement byXor(CoinGame believed) {
        return new RowJudgement(believed.headValue(), row -> believed.value(row) != 0);
    }

    @Override
    public int headValue(int position) {
        return values.applyAsInt(position);
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        return wins.test(heads);
    }
}
