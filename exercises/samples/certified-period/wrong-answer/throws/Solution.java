package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** Compares the whole window, and does not ask whether the table has it. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int p = 1; p <= maxPeriod; p++) {
            for (int s = 1; s + p < values.length; s++) {
                boolean ok = true;
                for (int n = s; ok && n < 2 * s + p + maxRemoved; n++) {
                    ok = values[n + p] == values[n];
                }
                if (ok) {
                    return Optional.of(new Period(s, p));
                }
            }
        }
        return Optional.empty();
    }
}
