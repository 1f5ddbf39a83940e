package grundy.exercises;

import java.util.Optional;

/** Certifies periods of row games (R. K. Guy and C. A. B. Smith, 1956). */
public interface PeriodFinder {

    /**
     * The period that a table of Grundy values proves. A period {@code p} from {@code s} is certified where the table holds
     * g(n + p) = g(n) for every n from s to 2s + p + {@code maxRemoved} - 1, and s is 1 or more; it must reach far enough to
     * show every one of these values.
     *
     * @param values g(0), g(1), ..., g(N) of a game whose moves remove at most {@code maxRemoved} and leave at most two heaps;
     *     the array is yours to change
     * @param maxRemoved the most that one move removes, 1 or more
     * @param maxPeriod the longest period to look for, 1 or more
     * @return of the certified periods of length 1 to {@code maxPeriod} the one with the smallest length, and of these the
     *     one with the smallest start; empty where the table certifies none; never null
     */
    Optional<Period> certify(int[] values, int maxRemoved, int maxPeriod);
}
