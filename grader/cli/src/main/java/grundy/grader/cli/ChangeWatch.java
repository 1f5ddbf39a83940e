package grundy.grader.cli;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits until what would be graded has changed, and whoever changes it has come to rest. */
final class ChangeWatch {

    /** Editors save in several steps, a few milliseconds apart. */
    static final long QUIET_MILLIS = 60;

    /** Whoever writes without a pause is not waited for longer. */
    private static final int MOST_QUIETS = 10;

    private final Bell bell;
    private final long lookMillis;
    private final Supplier<SubmissionState> look;
    private final BooleanSupplier ended;

    /**
     * A watch over a submission.
     *
     * @param bell rings when something may have changed, and when it is over
     * @param lookMillis after how long it is looked at though nothing rang
     * @param look what is there now
     * @param ended whether it is over
     */
    ChangeWatch(Bell bell, long lookMillis, Supplier<SubmissionState> look, BooleanSupplier ended) {
        this.bell = bell;
        this.lookMillis = lookMillis;
        this.look = look;
        this.ended = ended;
    }

    /** The next state that is another than this one, or this one where it is over. */
    SubmissionState after(SubmissionState before) throws InterruptedException {
        while (!ended.getAsBoolean()) {
            if (bell.heard(lookMillis)) {
                awaitQuiet();
            }
            SubmissionState now = look.get();
            if (!now.equals(before)) {
                return now;
            }
        }
        return before;
    }

    private void awaitQuiet() throws InterruptedException {
        for (int i = 0; i < MOST_QUIETS && !ended.getAsBoolean(); i++) {
            if (!bell.heard(QUIET_MILLIS)) {
                return;
            }
        }
    }
}
