package grundy.catalogue.certifiedperiod;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import java.util.Optional;

/** How a period is looked for, in steps of which a known-wrong solution changes one. */
class WindowSearch implements PeriodFinder {

    @Override
    public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
        for (int length = 1; length <= maxPeriod; length++) {
            Optional<Period> found = ofLength(length, values, maxRemoved);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    Optional<Period> ofLength(int length, int[] values, int maxRemoved) {
        for (int start = firstStart(); start < values.length; start++) {
            int last = last(start, length, maxRemoved);
            if (fits(last, length, values) && holds(start, last, length, values)) {
                return Optional.of(new Period(start, length));
            }
        }
        return Optional.empty();
    }

    int firstStart() {
        return 1;
    }

    int last(int start, int length, int maxRemoved) {
        return 2 * start + length + maxRemoved - 1;
    }

    boolean fits(int last, int length, int[] values) {
        return last + length < values.length;
    }

    boolean holds(int start, int last, int length, int[] values) {
        for (int n = start; n <= last && n + length < values.length; n++) {
            if (values[n] != values[n + length]) {
                return false;
            }
        }
        return true;
    }
}
