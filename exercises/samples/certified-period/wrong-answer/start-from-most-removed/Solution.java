package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** A start below maxRemoved is left out, for there not every move is possible yet. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int p = 1; p <= maxPeriod; p++) {
            int start = maxRemoved;
            int n = start;
            while (n + p < values.length && n <= 2 * start + p + maxRemoved - 1) {
                if (values[n] != values[n + p]) {
                    start = n + 1;
                }
                n++;
            }
            if (n > 2 * start + p + maxRemoved - 1) {
                return Optional.of(new Period(start, p));
            }
        }
        return Optional.empty();
    }
}
