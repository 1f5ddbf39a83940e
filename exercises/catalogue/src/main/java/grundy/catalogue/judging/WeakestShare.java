package grundy.catalogue.judging;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The weakest of the shares of what is right in each {@link Stratum}, such as lost positions and won ones, so that the same
 * answer to everything earns nothing. How many there are of each is fixed before anything is asked.
 */
public final class WeakestShare implements Check.Marking {

    private final Map<Stratum, Integer> asked = new EnumMap<>(Stratum.class);

    /** For a check with these cases. */
    public WeakestShare(List<Case> cases) {
        for (Case each : cases) {
            asked.merge(each.stratum(), 1, Integer::sum);
        }
    }

    @Override
    public Share share(List<Judged> all) {
        return parts(all).stream()
                .map(Check.Part::share)
                .reduce(Share::weaker)
                .orElseThrow(() -> new IllegalStateException("a check without a case has no share"));
    }

    @Override
    public List<Check.Part> parts(List<Judged> all) {
        Map<Stratum, Integer> right = new EnumMap<>(Stratum.class);
        for (Judged judged : all) {
            if (judged.isRight()) {
                right.merge(judged.asked().stratum(), 1, Integer::sum);
            }
        }
        return asked.entrySet().stream()
                .map(entry -> new Check.Part(
                        entry.getKey().name().toLowerCase(Locale.ROOT),
                        new Share(right.getOrDefault(entry.getKey(), 0), entry.getValue())))
                .toList();
    }
}
