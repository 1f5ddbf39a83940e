package grundy.exercises;

/** A solution of a coin-turning game: a row of coins, of which each move turns some; the player who cannot move loses. */
public interface CoinGameSolver {

    /**
     * The Grundy value of the position whose only head is at this place.
     *
     * @param position counted as the exercise says, from 0 or from 1
     * @return the value, 0 or more
     */
    int headValue(int position);

    /**
     * Whether the player to move wins.
     *
     * @param heads from the left, whether each coin shows heads; the array is yours to change
     */
    boolean firstPlayerWins(boolean[] heads);
}
