package grundy.reports;

import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import java.util.ArrayList;
import java.util.List;

/** What stands above the checks: the mark and the misconception, or why there is no mark. */
final class Headline {

    /** How many lines behind a message are shown. */
    static final int DETAILS = 20;

    private Headline() {}

    /** Lines of plain text, each bounded. */
    static List<String> of(Report report) {
        List<String> lines = new ArrayList<>();
        if (report.message() == null) {
            lines.add(Marks.of(report.score(), report.maxScore()) + " points");
            report.diagnosis().stream().limit(1).map(Headline::misconception).forEach(lines::add);
        } else {
            lines.addAll(whyNot(report));
        }
        return lines;
    }

    /** The message, and the lines behind it. */
    static List<String> whyNot(Report report) {
        List<String> lines = new ArrayList<>();
        lines.add(message(report));
        report.details().stream()
                .limit(DETAILS)
                .map(d -> Counterexamples.oneLine(d.text(), StudentText.LINE))
                .forEach(lines::add);
        if (report.details().size() > DETAILS) {
            lines.add("and " + (report.details().size() - DETAILS) + " more");
        }
        return lines;
    }

    /** Why the submission was not graded, such as {@code compile-error: 2 errors in Solver.java}. */
    static String message(Report report) {
        String message = report.message() == null ? "" : report.message();
        return Words.of(report.status()) + ": " + Counterexamples.oneLine(message, StudentText.LINE);
    }

    /** How sure it is, what it does, and what the student is told. */
    static String misconception(Diagnosis d) {
        return agreement(d) + ": " + d.title() + ". " + d.story();
    }

    static String agreement(Diagnosis d) {
        return switch (d.agreement()) {
            case EVERY_CASE -> "Misconception, with the same answers on every case";
            case EVERY_VALUE -> "Misconception, with the same table of values";
            case MOST ->
                "Perhaps a misconception, with the same answer on " + d.explains() + " of the " + d.of()
                        + " wrong ones";
        };
    }

    /** Lines as one text that is cut only where even bounded lines are too many. */
    static StudentText text(List<String> lines, int limit) {
        return new StudentText(String.join("\n", lines), limit);
    }
}
