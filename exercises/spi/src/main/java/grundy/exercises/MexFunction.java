package grundy.exercises;

import java.util.Collection;

/** The minimum excluded value. */
public interface MexFunction {

    /**
     * The smallest non-negative integer that is not among the values.
     *
     * @param values in any order, each as often as it likes, 0 or more each; may be empty; it is yours to change
     * @return 0 or more
     */
    int mex(Collection<Integer> values);
}
