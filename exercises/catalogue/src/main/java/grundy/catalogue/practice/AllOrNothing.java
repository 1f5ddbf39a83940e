package grundy.catalogue.practice;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.List;

/** Everything, if all answers are right, or nothing: of two small answers, one is soon guessed. */
public final class AllOrNothing implements Check.Marking {

    /** The marking of a check. */
    public AllOrNothing() {}

    @Override
    public Share share(List<Judged> all) {
        return new Share(all.stream().allMatch(Judged::isRight) ? 1 : 0, 1);
    }
}
