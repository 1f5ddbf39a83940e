package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.Collection;

/** Marks what is there, in an array with one place for each value. */
@Solves("mex")
public final class Solution implements MexFunction {

    @Override
    public int mex(Collection<Integer> values) {
        boolean[] present = new boolean[values.size()];
        for (int value : values) {
            present[value] = true;
        }
        int candidate = 0;
        while (present[candidate]) {
            candidate++;
        }
        return candidate;
    }
}
