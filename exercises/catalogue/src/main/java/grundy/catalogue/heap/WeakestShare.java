package grundy.catalogue.heap;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.List;

/**
 * The weakest of the shares of lost positions, won positions and values that are right, so that the same answer to
 * everything earns nothing. How many there are of each is fixed before anything is asked.
 */
final class WeakestShare implements Check.Marking {

    private static final Stratum[] STRATA = Stratum.values();

    private final int[] asked = new int[STRATA.length];

    WeakestShare(List<Case> cases) {
        for (Case each : cases) {
            asked[each.stratum().ordinal()]++;
        }
    }

    @Override
    public Share share(List<Judged> all) {
        int[] right = new int[STRATA.length];
        for (Judged judged : all) {
            if (judged.isRight()) {
                right[judged.asked().stratum().ordinal()]++;
            }
        }
        Share weakest = null;
        for (Stratum stratum : STRATA) {
            int s = stratum.ordinal();
            if (asked[s] > 0) {
                Share share = new Share(right[s], asked[s]);
                weakest = weakest == null ? share : weakest.weaker(share);
            }
        }
        if (weakest == null) {
            throw new IllegalStateException("a check without a case has no share");
        }
        return weakest;
    }
}
