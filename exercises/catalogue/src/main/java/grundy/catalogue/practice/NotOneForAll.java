package grundy.catalogue.practice;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.List;

/**
 * The share of right answers; nothing, where the same stands in every blank, be it a number or a list of it alone. The right answers
 * of the check are not all the same.
 */
public final class NotOneForAll implements Check.Marking {

    /** The marking of a check. */
    public NotOneForAll() {}

    @Override
    public Share share(List<Judged> all) {
        long different = all.stream()
                .map(judged -> judged.answer().toString().replaceAll("[\\[\\]]", ""))
                .distinct()
                .count();
        long right = different == 1 ? 0 : all.stream().filter(Judged::isRight).count();
        return new Share((int) right, all.size());
    }
}
