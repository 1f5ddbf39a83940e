package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * {@code results.json} of a Gradescope autograder. Students see all of it at once; what the script printed is for the
 * instructor. {@code execution_time} is in seconds, and the only part that differs from run to run.
 */
final class GradescopeResults {

    /** Gradescope shows long outputs badly, and loses very long ones. */
    static final int LISTED = 10;

    private static final int OUTPUT = 4_000;

    String render(Report report) throws IOException {
        List<CheckResult> checks = report.checks();
        return JsonText.of(new JsonKeys()
                .put("score", Marks.shown(report.score(), report.maxScore()))
                .put("execution_time", BigDecimal.valueOf(report.timing().totalMillis(), 3))
                .put("visibility", "visible")
                .put("stdout_visibility", "hidden")
                .put("output", Headline.text(Headline.of(report), OUTPUT))
                .put("output_format", "text")
                .put("test_output_format", "text")
                .put(
                        "tests",
                        IntStream.range(0, checks.size())
                                .mapToObj(i -> test(i + 1, checks.get(i), report))
                                .toList())
                .map());
    }

    private static Map<String, @Nullable Object> test(int number, CheckResult check, Report report) {
        boolean passed = report.status() == Report.Status.GRADED && check.status() == CheckResult.Status.PASSED;
        return new JsonKeys()
                .put("number", Integer.toString(number))
                .put("name", check.title())
                .put("score", Marks.shown(check.score(), check.weight()))
                .put("max_score", check.weight())
                .put("status", passed ? "passed" : "failed")
                .put("output", Headline.text(output(check, report), OUTPUT))
                .put("visibility", "visible")
                .map();
    }

    private static List<String> output(CheckResult check, Report report) {
        if (report.status() != Report.Status.GRADED) {
            return List.of("not run: " + Headline.message(report));
        }
        return Counterexamples.summary(check, LISTED);
    }
}
