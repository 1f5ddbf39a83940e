package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * {@code results.json} of a PrairieLearn external grader, far below the 1 MB that are read. What could not be graded is not
 * gradable there either, and costs the student no attempt.
 */
final class PrairieLearnResults {

    private static final int LISTED = 20;
    private static final int TEXT = 8_000;

    String render(Report report) throws IOException {
        return JsonText.of(report.status() == Report.Status.GRADED ? graded(report) : notGradable(report));
    }

    private static Map<String, @Nullable Object> graded(Report report) {
        return new JsonKeys()
                .put("gradable", true)
                .put("score", Marks.fraction(report.score(), report.maxScore()))
                .put("message", Headline.text(Headline.of(report), TEXT))
                .put("output", printed(report))
                .put(
                        "tests",
                        report.checks().stream().map(PrairieLearnResults::test).toList())
                .map();
    }

    private static Map<String, @Nullable Object> notGradable(Report report) {
        return new JsonKeys()
                .put("gradable", false)
                .put("format_errors", Headline.whyNot(report))
                .put("message", Headline.message(report))
                .put("output", printed(report))
                .map();
    }

    private static Map<String, @Nullable Object> test(CheckResult check) {
        return new JsonKeys()
                .put("name", check.id())
                .put("description", check.title())
                .put("points", Marks.shown(check.score(), check.weight()))
                .put("max_points", check.weight())
                .put("message", Headline.text(Counterexamples.summary(check, LISTED), TEXT))
                .map();
    }

    private static @Nullable StudentText printed(Report report) {
        String out = report.output().out();
        return out.isEmpty()
                ? null
                : new StudentText(VisibleText.of(new StudentText(out, TEXT).cut()), StudentText.MAX);
    }
}
