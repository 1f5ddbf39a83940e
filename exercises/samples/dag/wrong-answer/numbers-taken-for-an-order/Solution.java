package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.Arrays;

/** The game ends at the last vertex, so the table is filled from behind. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    @Override
    public int[] grundyValues(int[][] moves) {
        int[] grundy = new int[moves.length];
        for (int v = moves.length - 1; v >= 0; v--) {
            int[] options = Arrays.stream(moves[v]).map(to -> grundy[to]).sorted().distinct().toArray();
            int mex = 0;
            while (mex < options.length && options[mex] == mex) {
                mex++;
            }
            grundy[v] = mex;
        }
        return grundy;
    }
}
