package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.Arrays;

/** Computes a vertex as soon as all its options are known, in rounds over all vertices. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    private static final int UNKNOWN = -1;

    @Override
    public int[] grundyValues(int[][] moves) {
        int[] values = new int[moves.length];
        Arrays.fill(values, UNKNOWN);
        int known = 0;
        boolean progress = true;
        while (progress) {
            progress = false;
            for (int v = 0; v < moves.length; v++) {
                if (values[v] == UNKNOWN && allKnown(moves[v], values)) {
                    values[v] = mex(moves[v], values);
                    known++;
                    progress = true;
                }
            }
        }
        if (known < moves.length) {
            throw new IllegalArgumentException("cycle");
        }
        return values;
    }

    private boolean allKnown(int[] options, int[] values) {
        return Arrays.stream(options).noneMatch(option -> values[option] == UNKNOWN);
    }

    /** There are as many places as options, and so one too few if the options have the values 0, 1, 2 and so on. */
    private int mex(int[] options, int[] values) {
        boolean[] present = new boolean[options.length];
        for (int option : options) {
            if (values[option] < present.length) {
                present[values[option]] = true;
            }
        }
        int mex = 0;
        while (options.length > 0 && present[mex]) {
            mex++;
        }
        return mex;
    }
}
