package grundy.catalogue.heap;

import grundy.catalogue.MexExplanation.Claim;
import grundy.catalogue.MexExplanation.FirstFew;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What it would mean that a number is the mex of some values. Exactly one of four things holds: it is negative, or among the
 * values, or not among them while a smaller number is not among them either, or it is their mex.
 */
final class MexClaim {

    private final Claim.Over over;
    private final List<Integer> values;
    private final Set<Integer> present;

    /**
     * Takes the values.
     *
     * @param over whose they are
     * @param values that of each option in the order of the list, repeated or not
     */
    MexClaim(Claim.Over over, List<Integer> values) {
        this.over = over;
        this.values = values;
        this.present = new HashSet<>(values);
    }

    Claim of(int answered, OptionsOfHeap options) {
        if (answered < 0) {
            return new Claim(over, Claim.Says.NEGATIVE, answered, null, null);
        } else if (present.contains(answered)) {
            return new Claim(over, Claim.Says.OPTION, answered, options.listed(values.indexOf(answered)), null);
        }
        int missing = answered
                - (int) present.stream()
                        .filter(value -> value >= 0 && value < answered)
                        .count();
        return missing == 0
                ? new Claim(over, Claim.Says.MEX, answered, null, null)
                : new Claim(over, Claim.Says.GAP, answered, null, firstMissing(missing));
    }

    /** The others are counted, not listed: the answer may be the largest int. */
    private FirstFew firstMissing(int inAll) {
        var listed = new ArrayList<Integer>();
        for (int number = 0; listed.size() < Math.min(Few.LISTED, inAll); number++) {
            if (!present.contains(number)) {
                listed.add(number);
            }
        }
        return new FirstFew(listed, inAll - listed.size());
    }
}
