package grundy.games;

import java.util.Collection;
import java.util.HashSet;

/** The minimum excluded value. */
public final class Mex {

    private Mex() {}

    /**
     * The smallest non-negative integer that is not among the values.
     *
     * @param values in any order, repeated or not; negative ones do not matter
     */
    public static int of(Collection<Integer> values) {
        var present = new HashSet<>(values);
        int candidate = 0;
        while (present.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }
}
