package solution;

import grundy.exercises.CoinGameSolver;
import grundy.exercises.Solves;

/** Mock Turtles: a head and at most two coins to its left are turned. Positions count from 0. */
@Solves("mock-turtles")
public class Solution implements CoinGameSolver {

    /** The Grundy value of the position whose only head is at this position. */
    @Override
    public int headValue(int position) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** Whether the player to move wins; {@code heads[i]} is the coin at position i. */
    @Override
    public boolean firstPlayerWins(boolean[] heads) {
        throw new UnsupportedOperationException("not written yet");
    }
}
