package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;

/** A token is moved along the arrows of a graph. The player who cannot move loses. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    /**
     * The value of every vertex: the mex of the values of the vertices that one move reaches. They come in any order. If there is
     * a cycle anywhere, throw an {@code IllegalArgumentException}.
     */
    @Override
    public int[] grundyValues(int[][] moves) {
        throw new UnsupportedOperationException("not written yet");
    }
}
