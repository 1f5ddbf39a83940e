package grundy.grader.cli;

import grundy.grader.classrun.RunProgress;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import java.io.PrintWriter;
import java.util.Locale;

/** How a class run goes on: a bar with an estimate on a terminal, a line for each submission elsewhere. */
interface GradeProgress extends RunProgress {

    /** Nothing more will come. */
    void end();

    static GradeProgress on(PrintWriter out, Terminal terminal) {
        return new Lines(out);
    }

    /** A line for each submission: how many are done, its mark, and its id. */
    final class Lines implements GradeProgress {
        private final PrintWriter out;
        private int submissions;
        private int done;

        Lines(PrintWriter out) {
            this.out = out;
        }

        @Override
        public void begins(int all, int finished) {
            submissions = all;
            done = finished;
            if (finished > 0) {
                out.print(finished + " of " + all + " were finished before\n");
                out.flush();
            }
        }

        @Override
        public void graded(ClassRow row) {
            done++;
            out.print(String.format(Locale.ROOT, "%d/%d  %s  %s%n", done, submissions, outcome(row), row.id()));
            out.flush();
        }

        private static String outcome(ClassRow row) {
            if (row.outcome() instanceof ClassRow.Result result) {
                return result.status() == Report.Status.GRADED
                        ? result.score().toPlainString()
                        : result.status().name().toLowerCase(Locale.ROOT).replace('_', '-');
            }
            return "grader-fault";
        }

        @Override
        public void end() {
            out.flush();
        }
    }
}
