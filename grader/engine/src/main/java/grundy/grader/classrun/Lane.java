package grundy.grader.classrun;

import grundy.grader.classrun.Workload.Task;
import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassRow;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/** Grades one group of equal submissions after the other, as long as there are any. */
final class Lane {

    private final UnitGrader grader;
    private final RunFolder folder;
    private final ReportWriter writer;
    private final ClassRun.Rows rows;

    Lane(UnitGrader grader, RunFolder folder, ReportWriter writer, ClassRun.Rows rows) {
        this.grader = grader;
        this.folder = folder;
        this.writer = writer;
        this.rows = rows;
    }

    void work(Queue<List<Task>> open) {
        for (List<Task> group = open.poll(); group != null && rows.failure().isEmpty(); group = open.poll()) {
            Report shared = null;
            for (Task task : group) {
                shared = finish(task, shared);
            }
        }
    }

    /** Ends one submission in one way or another, and gives the report that its twins may have, too. */
    private @Nullable Report finish(Task task, @Nullable Report shared) {
        try {
            folder.discard(task.name());
            Report report = shared == null ? grade(task) : shared;
            if (report != null) {
                keep(task, report.knownAs(task.unit().id(), task.unit().name()));
            }
            return report == null || isPersonal(report) || mayNameThePath(report, task) ? null : report;
        } catch (IOException e) {
            rows.fail(e);
            return shared;
        }
    }

    /** Written answers are judged on a problem of each student's own. */
    private static boolean isPersonal(Report report) {
        return report.submission().kind().equals(Report.Submission.ANSWERS);
    }

    /** What could not be read, or not whole, may be called by the name of its file, which twins do not share. */
    private static boolean mayNameThePath(Report report, Task task) {
        boolean remarksOnAnArchive = ContentHash.leavesOutTheNameOf(task.unit().path())
                && !report.notes().isEmpty();
        return report.status() == Report.Status.NOT_LOADABLE
                || report.status() == Report.Status.REJECTED
                || remarksOnAnArchive;
    }

    private @Nullable Report grade(Task task) throws IOException {
        try {
            return grader.grade(task.unit());
        } catch (NotGradedException e) {
            rows.add(Workload.row(task.unit(), new ClassRow.Fault(String.valueOf(e.getMessage())), List.of()));
            return null;
        } catch (IOException | RuntimeException | Error e) {
            fault(task, e);
            return null;
        }
    }

    @SuppressWarnings("CatchAndPrintStackTrace")
    private void fault(Task task, Throwable e) throws IOException {
        var details = new StringWriter();
        e.printStackTrace(new PrintWriter(details));
        var file = folder.keepFault(task.name(), details.toString());
        var fault = new ClassRow.Fault("the grader failed: " + e + "; details: " + file);
        rows.add(Workload.row(task.unit(), fault, List.of()));
    }

    /** A report that cannot be made is our fault too; only one that cannot be written stops the run. */
    private void keep(Task task, Report report) throws IOException {
        ClassRow.Result result;
        try {
            result = result(task, report);
            folder.add(
                    task.name(),
                    report,
                    new Journal.Entry(task.unit().id(), task.unit().name(), task.content(), result, remarks(report)),
                    writer);
        } catch (RuntimeException | Error e) {
            fault(task, e);
            return;
        }
        rows.add(Workload.row(task.unit(), result, remarks(report)));
    }

    /** Of written answers: that they were made for somebody else, say. Of code they are the student's own matter. */
    private static List<String> remarks(Report report) {
        return isPersonal(report) ? report.notes() : List.of();
    }

    private static ClassRow.Result result(Task task, Report report) {
        return new ClassRow.Result(
                report.exercise(),
                report.exerciseTitle(),
                report.status(),
                message(task, report),
                report.score(),
                report.maxScore(),
                RunFolder.reportFolder(task.name()),
                report.checks().stream().map(Lane::score).toList(),
                report.diagnosis().stream().map(ClassRow.Misconception::of).toList(),
                missedPairs(report),
                task.isTwin() ? task.sameAs() : null);
    }

    /** Whose it is says the row already: the name of an exported folder only stands before what matters. */
    private static @Nullable String message(Task task, Report report) {
        String message = report.message();
        String name = task.unit().path().getFileName() + ": ";
        return message != null && message.startsWith(name) ? message.substring(name.length()) : message;
    }

    private static ClassRow.CheckScore score(CheckResult check) {
        return new ClassRow.CheckScore(
                check.id(),
                check.title(),
                check.weight(),
                check.score(),
                check.status(),
                check.cases(),
                check.failed());
    }

    /** Nothing was missed where nothing could be asked. */
    private static List<HeapPair> missedPairs(Report report) {
        if (report.status() != Report.Status.GRADED) {
            return List.of();
        }
        return report.checks().stream()
                .filter(CheckResult::exhaustive)
                .flatMap(check -> check.missedPairs().stream())
                .distinct()
                .sorted()
                .toList();
    }
}
