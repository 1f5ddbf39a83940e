package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** Turning Turtles: a head and at most one coin to its left are turned. Positions count from 1. */
@Solves("turning-turtles")
public class Solution implements CoinGameSolver {

    /** The Grundy value of the position whose only head is at this position. */
    @Override
    public int headValue(int position) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** Whether the player to move wins; {@code heads[i]} is the coin at position i + 1. */
    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        throw new UnsupportedOperationException("not written yet");
    }
}
