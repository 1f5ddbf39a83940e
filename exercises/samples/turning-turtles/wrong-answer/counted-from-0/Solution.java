package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;
import java.util.stream.IntStream;

/** Nim, with a heap for each head. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    @Override
    public int headValue(int position) {
        return position;
    }

    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        return IntStream.range(0, heads.length)
                        .filter(i -> heads[i])
                        .map(this::headValue)
                        .reduce(0, (a, b) -> a ^ b)
                != 0;
    }
}
