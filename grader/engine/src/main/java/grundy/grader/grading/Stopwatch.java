package grundy.grader.grading;

import java.time.Duration;

/** How much of a limit of wall-clock time is left. */
final class Stopwatch {

    private static final Duration LEAST = Duration.ofMillis(1);

    private final Duration limit;
    private final long start = System.nanoTime();

    Stopwatch(Duration limit) {
        this.limit = limit;
    }

    boolean isOver() {
        return left().compareTo(LEAST) <= 0;
    }

    /** The shorter of a limit and of what is left. */
    Duration atMost(Duration other) {
        Duration left = left();
        return left.compareTo(other) < 0 ? left : other;
    }

    private Duration left() {
        Duration left = limit.minusNanos(System.nanoTime() - start);
        return left.compareTo(LEAST) < 0 ? LEAST : left;
    }
}
