package grundy.catalogue.practicepositions;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.List;

/**
 * The share of a list of k lost heaps: each that is missing costs 1 of k - 1 parts, and so does each that does not belong there. A
 * list of one heap alone earns nothing then, whichever it is, though 0 belongs to every list.
 */
final class ListShare implements Check.Marking {

    private final int parts;

    /**
     * For the cases of a check.
     *
     * @param cases two lost heaps among them at least
     */
    ListShare(List<Case> cases) {
        this.parts =
                (int) cases.stream().filter(c -> c.stratum() == Stratum.LOST).count() - 1;
    }

    @Override
    public Share share(List<Judged> all) {
        int wrong = (int) all.stream().filter(judged -> !judged.isRight()).count();
        return new Share(Math.max(0, parts - wrong), parts);
    }
}
