package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.Collection;
import java.util.TreeSet;

/** Follows the numbers upwards until one is not the last one plus 1. */
@Solves("mex")
public class Solution implements MexFunction {

    @Override
    public int mex(Collection<Integer> values) {
        TreeSet<Integer> sorted = new TreeSet<>(values);
        if (sorted.isEmpty()) {
            return 0;
        }
        int last = sorted.first();
        for (int number : sorted.tailSet(last, false)) {
            if (number > last + 1) {
                return last + 1;
            }
            last = number;
        }
        return last + 1;
    }
}
