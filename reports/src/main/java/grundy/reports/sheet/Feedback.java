package grundy.reports.sheet;

import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.ClassRow.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a student is told in one cell. Moodle takes a feedback for HTML, so there is none in it. */
final class Feedback {

    private static final int MAX = 1_000;

    private Feedback() {}

    static String of(Result result) {
        List<String> parts = new ArrayList<>();
        if (result.message() == null) {
            result.checks().forEach(check -> parts.add(line(check)));
        } else {
            parts.add("Not graded: " + result.message());
        }
        if (!result.misconceptions().isEmpty()) {
            parts.add("Misconception: "
                    + result.misconceptions().stream().map(Misconception::title).collect(Collectors.joining(", or: ")));
        }
        return CellText.of(String.join("; ", parts), MAX)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;");
    }

    private static String line(CheckScore check) {
        String score = new ScaledMark(Optional.empty()).of(check.score(), check.weight());
        return check.id() + " " + score + " of " + check.weight() + " (" + (check.cases() - check.failed()) + " of "
                + check.cases() + " right)";
    }
}
