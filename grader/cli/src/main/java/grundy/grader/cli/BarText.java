package grundy.grader.cli;

import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.ProgressBarRenderer;
import me.tongfei.progressbar.ProgressState;

/**
 * What a progress bar says: {@code grading  50% [=====     ] 12/24, 0:40 so far, about 0:38 left}. The library's own text
 * needs another library, for the width of characters that are not in ours.
 */
final class BarText implements ProgressBarRenderer {

    private static final int SHORTEST = 5;

    @Override
    public String render(ProgressState state, int width) {
        return of(state.getCurrent(), state.getStart(), state.getMax(), state.getElapsedAfterStart(), width);
    }

    /**
     * One line.
     *
     * @param done how many are finished, {@code before} of them in an earlier run, of {@code all}
     * @param elapsed since this run began
     * @param width how long the line is, filled up with spaces, so that it covers the one before
     */
    static String of(long done, long before, long all, Duration elapsed, int width) {
        String start = String.format(Locale.ROOT, "grading %3d%% [", all == 0 ? 100 : 100 * done / all);
        String end = "] " + done + "/" + all + ", " + clock(elapsed) + " so far" + left(done, before, all, elapsed);
        int length = Math.max(SHORTEST, width - start.length() - end.length());
        int full = all == 0 ? length : (int) (length * done / all);
        String line = start + "=".repeat(full) + " ".repeat(length - full) + end;
        return line.substring(0, Math.min(width, line.length()));
    }

    /** As long as all that is left takes, if it takes as long as what this run has done. */
    private static String left(long done, long before, long all, Duration elapsed) {
        if (done <= before || done >= all) {
            return "";
        }
        return ", about " + clock(elapsed.multipliedBy(all - done).dividedBy(done - before)) + " left";
    }

    private static String clock(Duration time) {
        return time.toHours() == 0
                ? String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart())
                : String.format(
                        Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
    }
}
