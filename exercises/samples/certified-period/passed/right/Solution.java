package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** Tries each length, the smallest first, and each start whose window the table reaches. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int length = 1; length <= maxPeriod; length++) {
            for (int start = 1; lastRead(start, length, maxRemoved) < values.length; start++) {
                if (holds(values, start, length, maxRemoved)) {
                    return Optional.of(new Period(start, length));
                }
            }
        }
        return Optional.empty();
    }

    private static int lastRead(int start, int length, int maxRemoved) {
        return 2 * start + 2 * length + maxRemoved - 1;
    }

    private static boolean holds(int[] values, int start, int length, int maxRemoved) {
        for (int n = start; n + length <= lastRead(start, length, maxRemoved); n++) {
            if (values[n] != values[n + length]) {
                return false;
            }
        }
        return true;
    }
}
