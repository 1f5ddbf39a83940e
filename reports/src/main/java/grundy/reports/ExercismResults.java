package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * {@code results.json} of an Exercism test runner, version 3: a test is a check, in the exercise's order. There is no
 * {@code task_id}, since a statement of ours has no numbered tasks.
 */
final class ExercismResults {

    /** What Exercism takes of a student's own output. */
    static final int OUTPUT = 500;

    /** What Exercism takes of the message of a solution that could not be tested. */
    static final int MESSAGE = 65_535;

    private static final int LISTED = 10;
    private static final int TEXT = 8_000;
    private static final String CUT = "\n\u2026 (cut: 500 characters are shown)";

    String render(Report report) throws IOException {
        boolean tested = tested(report);
        return JsonText.of(new JsonKeys()
                .put("version", 3)
                .put("status", report.passed() ? "pass" : tested ? "fail" : "error")
                .put("message", tested ? null : Headline.text(message(report), MESSAGE / 4))
                .put("tests", tested ? tests(report) : List.of())
                .map());
    }

    /** Exercism's error is for a solution of which not one test was run. */
    private static boolean tested(Report report) {
        return report.status() == Report.Status.GRADED
                && report.checks().stream().anyMatch(c -> c.status() != CheckResult.Status.NOT_RUN);
    }

    private static List<String> message(Report report) {
        return report.message() == null ? List.of("no check could be run") : Headline.whyNot(report);
    }

    private static List<Map<String, @Nullable Object>> tests(Report report) {
        int withOutput = toldWithOutput(report);
        return IntStream.range(0, report.checks().size())
                .mapToObj(i -> test(
                        report.checks().get(i),
                        i == withOutput ? output(report.output().out()) : null))
                .toList();
    }

    private static Map<String, @Nullable Object> test(CheckResult check, @Nullable String output) {
        boolean passed = check.status() == CheckResult.Status.PASSED;
        return new JsonKeys()
                .put("name", check.title())
                .put("test_code", check.id() + ": " + Words.count(check.cases(), "case"))
                .put("status", status(check))
                .put("message", passed ? null : Headline.text(Counterexamples.summary(check, LISTED), TEXT))
                .put("output", output)
                .map();
    }

    private static String status(CheckResult check) {
        return switch (check.status()) {
            case PASSED -> "pass";
            case FAILED -> "fail";
            case NOT_RUN -> "error";
        };
    }

    /** The output is not kept by check; it goes to the test that a student is shown first. */
    private static int toldWithOutput(Report report) {
        return IntStream.range(0, report.checks().size())
                .filter(i -> report.checks().get(i).status() != CheckResult.Status.PASSED)
                .findFirst()
                .orElse(0);
    }

    private static @Nullable String output(String printed) {
        if (printed.isEmpty()) {
            return null;
        }
        String visible = VisibleText.of(new StudentText(printed, OUTPUT + 1).cut());
        if (printed.length() <= OUTPUT && visible.length() <= OUTPUT) {
            return visible;
        }
        int end = OUTPUT - CUT.length();
        return visible.substring(0, Character.isHighSurrogate(visible.charAt(end - 1)) ? end - 1 : end) + CUT;
    }
}
