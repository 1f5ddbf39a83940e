package grundy.exercises;

import java.util.Optional;

/** A solution of a game with two heaps in which a move may change both. */
public interface TwoHeapSolver {

    /**
     * Whether the player to move wins.
     *
     * @param a stones of the first heap, 0 or more
     * @param b stones of the second heap, 0 or more
     */
    boolean firstPlayerWins(int a, int b);

    /**
     * A winning move.
     *
     * @param a stones of the first heap, 0 or more
     * @param b stones of the second heap, 0 or more
     * @return the two heaps after any one winning move, in the same order; empty when the player to move loses; never null
     */
    Optional<int[]> winningMove(int a, int b);
}
