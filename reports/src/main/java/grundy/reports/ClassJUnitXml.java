package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Report;
import grundy.reports.JUnitDocument.Counts;
import java.util.List;
import javax.xml.stream.XMLStreamException;

/**
 * {@code junit.xml} of a class: a suite for each submission, in which a test case is a check. A fault of the grader is an
 * error of one test case named {@code grading}. It holds no times, so that it is the same from run to run.
 */
final class ClassJUnitXml {

    /** Some readers keep 255 characters of a name, and lose what is longer. */
    private static final int NAME = 120;

    String render(ClassReport report) {
        Counts all = report.rows().stream().map(ClassJUnitXml::counts).reduce(Counts.NONE, Counts::plus);
        return JUnitDocument.of(all, document -> {
            for (ClassRow row : report.rows()) {
                document.suite(name(row), counts(row), suite -> suite(suite, row, exercise(row, report)));
            }
        });
    }

    private static String exercise(ClassRow row, ClassReport report) {
        return row.outcome() instanceof Result result ? result.exercise() : report.exercise();
    }

    private static Counts counts(ClassRow row) {
        if (!(row.outcome() instanceof Result result)) {
            return new Counts(1, 0, 1, 0);
        }
        long errors = result.checks().stream().filter(c -> isError(c, result)).count();
        long failures = result.checks().stream()
                .filter(c -> !isError(c, result) && c.status() == CheckResult.Status.FAILED)
                .count();
        return new Counts(result.checks().size(), failures, errors, 0);
    }

    private static void suite(JUnitDocument suite, ClassRow row, String exercise) throws XMLStreamException {
        // A dot would begin a new package in the trees that readers show.
        String className = "grundy." + exercise + "." + cut(row.id()).replace('.', '_');
        if (row.outcome() instanceof Result result) {
            for (CheckScore check : result.checks()) {
                suite.testCase(className, check.id(), test -> outcome(test, check, result));
            }
        } else if (row.outcome() instanceof ClassRow.Fault fault) {
            suite.testCase(className, "grading", test -> test.outcome("error", fault.message(), fault.word(), ""));
        }
    }

    private static void outcome(JUnitDocument test, CheckScore check, Result result) throws XMLStreamException {
        String message = result.message();
        if (message != null) {
            test.outcome("error", message, result.word(), details(check, result));
        } else if (check.status() == CheckResult.Status.NOT_RUN) {
            test.outcome("error", Words.count(check.cases(), "case") + " not run", "not-run", details(check, result));
        } else if (check.status() == CheckResult.Status.FAILED) {
            String count = check.failed() + " of " + Words.count(check.cases(), "case") + " not right";
            test.outcome("failure", count, "failed", details(check, result));
        }
    }

    private static boolean isError(CheckScore check, Result result) {
        return result.status() != Report.Status.GRADED || check.status() == CheckResult.Status.NOT_RUN;
    }

    private static String details(CheckScore check, Result result) {
        List<String> misconceptions =
                result.misconceptions().stream().map(m -> m.mutant()).toList();
        return check.title()
                + "\n"
                + Marks.of(check.score(), check.weight())
                + " points"
                + (misconceptions.isEmpty() ? "" : "\nmisconceptions: " + String.join(", ", misconceptions))
                + "\nreport: "
                + StudentText.cut(result.report());
    }

    private static String name(ClassRow row) {
        return row.id().equals(row.name()) ? cut(row.id()) : cut(row.id()) + " " + cut(row.name());
    }

    private static String cut(String text) {
        return Counterexamples.oneLine(text, NAME);
    }
}
