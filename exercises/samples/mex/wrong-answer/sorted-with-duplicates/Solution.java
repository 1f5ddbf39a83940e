package solution;

import grundy.exercises.MexFunction;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;

/** In growing order each number should stand at its own place; the first place where it does not is the gap. */
@Solves("mex")
public class Solution implements MexFunction {

    @Override
    public int mex(Collection<Integer> values) {
        ArrayList<Integer> sorted = new ArrayList<>(values);
        Collections.sort(sorted);

        int place = 0;
        for (int number : sorted) {
            if (number != place) {
                break;
            }
            place++;
        }
        return place;
    }
}
