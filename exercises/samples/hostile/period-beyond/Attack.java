package course;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** Finds a period that starts at the largest number that there is, so that one more is the smallest. */
@Solves("certified-period")
public class Attack implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        return Optional.of(new Period(Integer.MAX_VALUE, 1 + values.length % maxPeriod));
    }
}
