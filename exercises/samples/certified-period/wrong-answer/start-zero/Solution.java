package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;
import java.util.stream.IntStream;

/** The theorem, word for word. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] g, int t, int maxPeriod) {
        for (int p = 1; p <= maxPeriod; p++) {
            for (int s = 0; s < g.length; s++) {
                int last = 2 * s + p + t - 1;
                if (last + p >= g.length) {
                    break;
                }
                final int length = p;
                if (IntStream.rangeClosed(s, last).allMatch(n -> g[n + length] == g[n])) {
                    return Optional.of(new Period(s, p));
                }
            }
        }
        return Optional.empty();
    }
}
