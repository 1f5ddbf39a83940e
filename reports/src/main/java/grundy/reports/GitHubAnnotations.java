package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * Workflow commands of GitHub Actions that put errors beside the sources. GitHub shows ten errors of a step and drops the
 * rest, so the smallest counterexample of each check comes first, then the second smallest of each.
 */
final class GitHubAnnotations {

    /** Errors of one step that GitHub shows. */
    static final int MAX = 10;

    private static final int TEXT = 400;

    /** A detail that belongs to a line, such as {@code Solver.java:12: ';' expected}. */
    private static final Pattern PLACE = Pattern.compile("(?s)(.+?):([1-9][0-9]{0,8}): (.*)");

    String render(Report report) {
        List<String> errors = report.status() == Report.Status.GRADED ? checks(report) : notGraded(report);
        List<String> lines = new ArrayList<>(errors.subList(0, Math.min(MAX, errors.size())));
        lines.add("::notice title=Grundy Grader::" + data(String.join(" - ", notice(report))));
        return String.join("\n", lines) + "\n";
    }

    private static List<String> notice(Report report) {
        return report.status() == Report.Status.GRADED ? Headline.of(report) : List.of(Headline.message(report));
    }

    private static List<String> notGraded(Report report) {
        String status = report.status().word();
        if (report.details().isEmpty()) {
            return List.of("::error title=" + property(status) + "::" + data(Headline.message(report)));
        }
        return report.details().stream().map(d -> detail(status, d.text())).toList();
    }

    private static String detail(String status, String text) {
        Matcher place = PLACE.matcher(text);
        String where = "";
        String what = text;
        if (place.matches()) {
            where = "file=" + property(place.group(1)) + ",line=" + place.group(2) + ",";
            what = place.group(3);
        }
        return "::error " + where + "title=" + property(status) + "::" + data(Counterexamples.oneLine(what, TEXT));
    }

    private static List<String> checks(Report report) {
        List<List<String>> byCheck =
                report.checks().stream().map(GitHubAnnotations::errors).toList();
        int longest = byCheck.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, longest)
                .boxed()
                .flatMap(i -> byCheck.stream().filter(e -> i < e.size()).map(e -> e.get(i)))
                .toList();
    }

    private static List<String> errors(CheckResult check) {
        List<String> said = new ArrayList<>();
        check.mismatches().stream().limit(MAX).map(Counterexamples::line).forEach(said::add);
        if (check.notRun() > 0) {
            said.add(Counterexamples.notRun(check));
        }
        String title = property(check.id() + ": " + check.title());
        return said.stream().map(s -> "::error title=" + title + "::" + data(s)).toList();
    }

    /** What stands behind the second {@code ::} ends with the line, whatever it holds. */
    static String data(String text) {
        return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
    }

    /** A value before the second {@code ::} ends at a comma or a colon too. */
    static String property(String text) {
        return data(Counterexamples.oneLine(text, TEXT)).replace(":", "%3A").replace(",", "%2C");
    }
}
