package grundy.catalogue.practice;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.List;
import java.util.Optional;

/**
 * The share of right answers; nothing, where the same stands in every blank that was filled in, be it a number or a list of it alone,
 * and however it is spelled. The right answers of the check are not all the same.
 */
public final class NotOneForAll implements Check.Marking {

    /** The marking of a check. */
    public NotOneForAll() {}

    @Override
    public Share share(List<Judged> all) {
        List<String> written = all.stream()
                .map(NotOneForAll::written)
                .flatMap(Optional::stream)
                .toList();
        boolean oneForAll = written.size() > 1 && written.stream().distinct().count() == 1;
        long right = oneForAll ? 0 : all.stream().filter(Judged::isRight).count();
        return new Share((int) right, all.size());
    }

    /** What stands in a blank, the same for every spelling of the same number; empty where nothing does. */
    private static Optional<String> written(Judged judged) {
        return judged.answer() instanceof Answer.Returned returned
                ? Optional.ofNullable(returned.value()).map(NotOneForAll::plain)
                : Optional.empty();
    }

    private static String plain(Object value) {
        if (value instanceof List<?> list) {
            List<String> elements =
                    list.stream().map(String::valueOf).map(String::strip).toList();
            return elements.stream().distinct().count() == 1 ? elements.get(0) : elements.toString();
        }
        return value.toString().strip();
    }
}
