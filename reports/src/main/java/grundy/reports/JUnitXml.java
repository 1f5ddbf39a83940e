package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.reports.JUnitDocument.Counts;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;

/**
 * {@code junit.xml} in the shape that Jenkins' and GitLab's readers share: one test case per check. A check that could not
 * be run is an error, not a skipped test: both tools would show a build with skipped tests as good.
 */
final class JUnitXml {

    /** How many wrong answers a failure lists. */
    static final int LISTED = 20;

    String render(Report report) {
        Counts counts = counts(report);
        return JUnitDocument.of(
                counts,
                document -> document.suite(report.exercise(), counts, suite -> {
                    for (CheckResult check : report.checks()) {
                        suite.testCase("grundy." + report.exercise(), check.id(), test -> outcome(test, check, report));
                    }
                }));
    }

    private static Counts counts(Report report) {
        long errors = report.checks().stream().filter(c -> isError(c, report)).count();
        long failures = report.checks().stream()
                .filter(c -> !isError(c, report) && c.status() != CheckResult.Status.PASSED)
                .count();
        return new Counts(
                report.checks().size(), failures, errors, report.timing().totalMillis());
    }

    private static boolean isError(CheckResult check, Report report) {
        return report.status() != Report.Status.GRADED || check.status() == CheckResult.Status.NOT_RUN;
    }

    private static void outcome(JUnitDocument test, CheckResult check, Report report) throws XMLStreamException {
        String message = report.message();
        if (message != null) {
            test.outcome("error", message, report.status().word(), details(report));
        } else if (isError(check, report)) {
            test.outcome("error", Counterexamples.notRun(check), "not-run", cases(check));
        } else if (check.status() == CheckResult.Status.FAILED) {
            test.outcome("failure", Counterexamples.count(check), type(check), cases(check));
        }
    }

    private static String details(Report report) {
        return report.details().stream().map(d -> StudentText.cut(d.text())).collect(Collectors.joining("\n"));
    }

    private static String type(CheckResult check) {
        return check.mismatches().stream().map(Mismatch::kind).findFirst().orElse("not-run");
    }

    private static String cases(CheckResult check) {
        List<String> lines = new ArrayList<>();
        lines.add(check.title());
        lines.addAll(Counterexamples.lines(check, LISTED));
        return String.join("\n", lines);
    }
}
