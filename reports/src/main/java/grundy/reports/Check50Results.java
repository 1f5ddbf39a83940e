package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Results in the shape that check50 prints with {@code -o json}. A first check says whether there was something to ask; all
 * others depend on it, and are neither passed nor failed where nothing of them was run.
 */
final class Check50Results {

    /** The version of check50 whose shape this is. */
    private static final String SHAPE = "3.0.0";

    private static final String LOADS = "loads";
    private static final int LISTED = 20;

    String render(Report report) throws IOException {
        List<Map<String, @Nullable Object>> results = new ArrayList<>();
        results.add(loads(report));
        report.checks().forEach(check -> results.add(result(check, report)));
        return JsonText.of(new JsonKeys()
                .put("slug", "grundy-grader/" + report.exercise())
                .put("results", results)
                .put("version", SHAPE)
                .map());
    }

    private static Map<String, @Nullable Object> loads(Report report) {
        boolean graded = report.status() == Report.Status.GRADED;
        List<String> why = graded ? List.of() : Headline.whyNot(report);
        Map<String, @Nullable Object> cause =
                graded ? Map.of() : cause(why.get(0), null).map();
        return new JsonKeys()
                .put("name", LOADS)
                .put("description", "the solution compiles and can be asked")
                .put("passed", graded)
                .put("log", why)
                .put("cause", graded ? Optional.empty() : cause)
                .put("data", Map.of())
                .put("dependency", Optional.empty())
                .map();
    }

    private static Map<String, @Nullable Object> result(CheckResult check, Report report) {
        boolean asked = report.status() == Report.Status.GRADED && check.status() != CheckResult.Status.NOT_RUN;
        boolean passed = asked && check.status() == CheckResult.Status.PASSED;
        Optional<Boolean> verdict = asked ? Optional.of(passed) : Optional.empty();
        Optional<Map<String, @Nullable Object>> cause =
                passed ? Optional.empty() : Optional.of(asked ? failed(check, report) : skipped(check, report));
        return new JsonKeys()
                .put("name", check.id())
                .put("description", check.title())
                .put("passed", verdict)
                .put("log", passed || !asked ? List.of() : Counterexamples.lines(check, LISTED))
                .put("cause", cause)
                .put("data", points(check))
                .put("dependency", LOADS)
                .map();
    }

    private static Map<String, @Nullable Object> points(CheckResult check) {
        return new JsonKeys()
                .put("points", Marks.shown(check.score(), check.weight()))
                .put("of", check.weight())
                .map();
    }

    private static Map<String, @Nullable Object> skipped(CheckResult check, Report report) {
        String why = report.status() == Report.Status.GRADED
                ? Counterexamples.notRun(check) + ": earlier cases had used up the time or the attempts"
                : "can't be checked: " + Headline.message(report);
        return cause(why, null).map();
    }

    private static Map<String, @Nullable Object> failed(CheckResult check, Report report) {
        String help = Headline.misconception(report).orElse(null);
        if (check.mismatches().isEmpty()) {
            return cause(Counterexamples.count(check), help).map();
        }
        Mismatch first = check.mismatches().get(0);
        String rationale = first.position() + ": " + first.kind() + " (" + Counterexamples.count(check) + ")";
        return cause(rationale, help)
                .put("expected", Optional.ofNullable(first.expected()).map(Counterexamples::answer))
                .put("actual", Optional.ofNullable(first.actual()).map(Counterexamples::answer))
                .map();
    }

    private static JsonKeys cause(String rationale, @Nullable String help) {
        return new JsonKeys().put("rationale", rationale).put("help", Optional.ofNullable(help));
    }
}
