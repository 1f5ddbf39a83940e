package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.Collection;

/** The smallest number that is missing. */
@Solves("mex")
public class Solution implements MexFunction {

    /** The smallest of 0, 1, 2, ... that is not among the values; these come in any order, repeated or not, and there may be none. */
    @Override
    public int mex(Collection<Integer> values) {
        throw new UnsupportedOperationException("not written yet");
    }
}
