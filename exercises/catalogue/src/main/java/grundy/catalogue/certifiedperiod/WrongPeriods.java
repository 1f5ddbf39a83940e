package grundy.catalogue.certifiedperiod;

import grundy.exercises.Period;
import grundy.exercises.PeriodFinder;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Wrong ways to look for a period. */
final class WrongPeriods {

    private WrongPeriods() {}

    /** Their makers, by their ids. */
    static Map<String, Supplier<PeriodFinder>> all() {
        Map<String, Supplier<PeriodFinder>> all = new LinkedHashMap<>();
        windows(all);
        ends(all);
        order(all);
        all.put("down-to-zero", () -> WrongPeriods::downToZero);
        return all;
    }

    private static void windows(Map<String, Supplier<PeriodFinder>> all) {
        all.put("start-zero", () -> new WindowSearch() {
            @Override
            int firstStart() {
                return 0;
            }
        });
        all.put("seen-twice", () -> new WindowSearch() {
            @Override
            int last(int start, int length, int maxRemoved) {
                return start + length - 1;
            }
        });
        all.put("start-counted-once", () -> new WindowSearch() {
            @Override
            int last(int start, int length, int maxRemoved) {
                return start + length + maxRemoved - 1;
            }
        });
        all.put("removed-forgotten", () -> new WindowSearch() {
            @Override
            int last(int start, int length, int maxRemoved) {
                return 2 * start + length - 1;
            }
        });
    }

    private static void ends(Map<String, Supplier<PeriodFinder>> all) {
        all.put("window-one-short", () -> new WindowSearch() {
            @Override
            int last(int start, int length, int maxRemoved) {
                return 2 * start + length + maxRemoved - 2;
            }
        });
        all.put("last-value-never-read", () -> new WindowSearch() {
            @Override
            boolean fits(int last, int length, int[] values) {
                return last + length < values.length - 1;
            }
        });
        all.put("as-far-as-the-table-goes", () -> new WindowSearch() {
            @Override
            boolean fits(int last, int length, int[] values) {
                return true;
            }

            @Override
            boolean holds(int start, int last, int length, int[] values) {
                return start + 2 * length < values.length && super.holds(start, last, length, values);
            }
        });
    }

    /** From the end of the table down to 0, and one value too careful: two slips that often come together. */
    private static Optional<Period> downToZero(int[] values, int maxRemoved, int maxPeriod) {
        int last = values.length - 1;
        for (int length = 1; length <= Math.min(maxPeriod, last); length++) {
            int start = last - length;
            while (start > 0 && values[start - 1 + length] == values[start - 1]) {
                start--;
            }
            if (2 * start + length + maxRemoved <= last - length) {
                return Optional.of(new Period(start, length));
            }
        }
        return Optional.empty();
    }

    private static void order(Map<String, Supplier<PeriodFinder>> all) {
        all.put("longest-length", () -> new WindowSearch() {
            @Override
            public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
                Optional<Period> found = Optional.empty();
                for (int length = maxPeriod; length > 0 && found.isEmpty(); length--) {
                    found = ofLength(length, values, maxRemoved);
                }
                return found;
            }
        });
        all.put("longest-length-left-out", () -> new WindowSearch() {
            @Override
            public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
                return super.certify(values, maxRemoved, maxPeriod - 1);
            }
        });
        all.put("last-exception-as-start", () -> new WindowSearch() {
            @Override
            public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
                return super.certify(values, maxRemoved, maxPeriod)
                        .map(period -> new Period(Math.max(1, period.start() - 1), period.length()));
            }
        });
        all.put("length-before-start", () -> new WindowSearch() {
            @Override
            public Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod) {
                return super.certify(values, maxRemoved, maxPeriod)
                        .map(period -> new Period(period.length(), period.start()));
            }
        });
    }
}
