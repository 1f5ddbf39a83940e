package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** For each length the last place that does not fit; behind it the period must hold for twice the start and one length more. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int p = 1; p <= maxPeriod; p++) {
            int s = 1;
            int n = 1;
            while (n + p < values.length) {
                if (values[n + p] != values[n]) {
                    s = n + 1;
                }
                if (n == 2 * s + p - 1) {
                    return Optional.of(new Period(s, p));
                }
                n++;
            }
        }
        return Optional.empty();
    }
}
