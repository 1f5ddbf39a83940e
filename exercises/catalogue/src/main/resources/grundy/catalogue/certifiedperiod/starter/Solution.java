package solution;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import grundy.exercises.Solves;
import java.util.Optional;

/** The period that a table of Grundy values proves. */
@Solves("certified-period")
public class Solution implements PeriodFinder {

    /**
     * A period p from s is proved where s is 1 or more and values[n + p] == values[n] for every n from s to 2s + p + maxRemoved - 1, all of
     * which the table must reach. Of those with p from 1 to maxPeriod, the one with the smallest p, then with the smallest s.
     */
    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        throw new UnsupportedOperationException("not written yet");
    }
}
