package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.Collection;
import java.util.HashSet;

/** Looks for 0, 1, 2, ... in a set of the values. */
@Solves("mex")
public final class Solution implements MexFunction {

    @Override
    public int mex(Collection<Integer> values) {
        var present = new HashSet<>(values);
        int candidate = 0;
        while (present.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }
}
