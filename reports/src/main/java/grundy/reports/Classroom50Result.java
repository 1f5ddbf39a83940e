package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The part of Classroom 50's {@code result.json} (schema {@code classroom50/result/v1}) that a grader knows: scores and
 * tests. Which classroom, assignment and commit it belongs to stands in the environment of the autograder, which adds it.
 *
 * <p>Scores are whole numbers there. They are given in tenths of a point, so that nothing is rounded and the tests add up
 * to the score.
 */
final class Classroom50Result {

    String render(Report report) throws IOException {
        int score = report.checks().stream().mapToInt(Classroom50Result::tenths).sum();
        int max = report.checks().stream().mapToInt(c -> 10 * c.weight()).sum();
        return JsonText.of(new JsonKeys()
                .put("schema", "classroom50/result/v1")
                .put("score", score)
                .put("max-score", max)
                .put("tests", report.checks().stream().map(c -> test(c, report)).toList())
                .map());
    }

    private static int tenths(CheckResult check) {
        return Marks.tenths(check.score(), check.weight());
    }

    private static Map<String, @Nullable Object> test(CheckResult check, Report report) {
        boolean graded = report.status() == Report.Status.GRADED;
        String said = graded ? String.join("; ", Counterexamples.summary(check, 1)) : Headline.message(report);
        return new JsonKeys()
                .put("test-name", check.id())
                .put("passed", graded && check.status() == CheckResult.Status.PASSED)
                .put("score", tenths(check))
                .put("max-score", 10 * check.weight())
                .put("message", said)
                .map();
    }
}
