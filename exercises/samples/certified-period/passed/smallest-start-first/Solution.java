package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** The period that begins first. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int start = 1; start < values.length; start++) {
            for (int length = 1; length <= maxPeriod; length++) {
                if (isCertified(values, start, length, 2 * start + length + maxRemoved - 1)) {
                    return Optional.of(new Period(start, length));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isCertified(int[] values, int start, int length, int last) {
        if (last + length > values.length - 1) {
            return false;
        }
        for (int n = start; n <= last; n++) {
            if (values[n + length] != values[n]) {
                return false;
            }
        }
        return true;
    }
}
