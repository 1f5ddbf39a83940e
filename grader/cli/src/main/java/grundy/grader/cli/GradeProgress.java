package grundy.grader.cli;

import grundy.grader.classrun.RunProgress;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How a class run goes on: a bar with an estimate on a terminal, a line for each submission elsewhere. */
interface GradeProgress extends RunProgress, AutoCloseable {

    /** How many submissions have their result, as far as is known. */
    int finished();

    @Override
    void close();

    static GradeProgress on(PrintWriter out, Terminal terminal) {
        return terminal.live() ? new Bar(out) : new Lines(out);
    }

    /** A bar in one line of a terminal, which is written again and again. */
    final class Bar implements GradeProgress {

        /** A narrower terminal would break the line, and then keep every one of them. */
        private static final int WIDTH = 79;

        private static final int INTERVAL_MILLIS = 250;

        private final PrintWriter out;
        private volatile int finished;
        private @Nullable ProgressBar bar;

        Bar(PrintWriter out) {
            this.out = out;
        }

        @Override
        public void begins(int submissions, int before) {
            finished = before;
            bar = ProgressBar.builder()
                    .setTaskName("grading")
                    .setInitialMax(submissions)
                    .startsFrom(before, Duration.ZERO)
                    .setStyle(ProgressBarStyle.ASCII)
                    .continuousUpdate()
                    .setUpdateIntervalMillis(INTERVAL_MILLIS)
                    .setConsumer(new DelegatingProgressBarConsumer(this::show, WIDTH))
                    .build();
        }

        @Override
        @SuppressWarnings("NonAtomicVolatileUpdate") // calls come one at a time
        public void graded(ClassRow row) {
            finished++;
            if (bar != null) {
                bar.step();
            }
        }

        @Override
        public int finished() {
            return finished;
        }

        @Override
        public void close() {
            if (bar != null) {
                bar.close();
                out.print("\n");
                out.flush();
            }
        }

        private void show(String line) {
            out.print("\r" + line);
            out.flush();
        }
    }

    /** A line for each submission: how many are done, what came out, and its id. */
    final class Lines implements GradeProgress {
        private final PrintWriter out;
        private int submissions;
        private volatile int done;

        Lines(PrintWriter out) {
            this.out = out;
        }

        @Override
        public void begins(int all, int finished) {
            submissions = all;
            done = finished;
            if (finished > 0) {
                line(finished + " of " + all + " were finished before");
            }
        }

        @Override
        @SuppressWarnings("NonAtomicVolatileUpdate") // calls come one at a time
        public void graded(ClassRow row) {
            done++;
            line(String.format(
                    Locale.ROOT, "%d/%d  %-13s %s", done, submissions, outcome(row), ShownText.of(row.id())));
        }

        @Override
        public int finished() {
            return done;
        }

        @Override
        public void close() {
            out.flush();
        }

        /** Each at once: whoever reads the pipe wants to know how far it is. */
        private void line(String text) {
            out.print(text + "\n");
            out.flush();
        }

        private static String outcome(ClassRow row) {
            return row.outcome() instanceof ClassRow.Result result && result.status() == Report.Status.GRADED
                    ? result.score().toPlainString()
                    : row.outcome().word();
        }
    }
}
