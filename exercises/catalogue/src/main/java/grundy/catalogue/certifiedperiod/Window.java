package grundy.catalogue.certifiedperiod;

import grundy.exercises.Period;

/**
 * The heaps n for which g(n + length) = g(n) proves a period (R. K. Guy and C. A. B. Smith, 1956), of games whose moves leave two
 * heaps at most: from the start to 2 start + length + removed - 1.
 *
 * @param removed the most that one move removes
 */
record Window(int start, int length, int removed) {

    static Window of(Period period, int removed) {
        return new Window(period.start(), period.length(), removed);
    }

    /** The last heap that is compared with a later one. */
    long last() {
        return 2L * start + length + removed - 1;
    }

    /** The last heap whose value is read: the table must reach it. */
    long reach() {
        return last() + length;
    }

    /** The first n in the window, as far as the table shows it, whose value is not that of n + length; -1 where there is none. */
    int firstBreak(int[] values) {
        for (int n = start; n <= last() && (long) n + length < values.length; n++) {
            if (values[n] != values[n + length]) {
                return n;
            }
        }
        return -1;
    }

    /** Whether the table proves it. */
    boolean isProvedBy(int[] values) {
        return start >= 1 && length >= 1 && reach() < values.length && firstBreak(values) < 0;
    }
}
