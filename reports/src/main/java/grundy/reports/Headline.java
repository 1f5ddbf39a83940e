package grundy.reports;

import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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
            misconception(report).ifPresent(lines::add);
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
        return report.status().word() + ": " + Counterexamples.oneLine(message, StudentText.LINE);
    }

    /**
     * How sure it is, what the solution does, and what the student is told; empty where nothing explains the answers. Where
     * no case tells several mistakes apart, all are named, and no story is told, since it would be that of one of them.
     */
    static Optional<String> misconception(Report report) {
        List<Diagnosis> all = report.diagnosis();
        if (all.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(agreement(all.get(0)) + ": " + titles(all) + ". " + advice(all));
    }

    static String titles(List<Diagnosis> all) {
        return all.stream().map(Diagnosis::title).collect(Collectors.joining("; or: "));
    }

    static String advice(List<Diagnosis> all) {
        if (all.size() == 1) {
            return all.get(0).story();
        }
        return (all.get(0).agreesOnAll() ? "No case tells these apart: look" : "Look") + " which one you wrote.";
    }

    static String agreement(Diagnosis d) {
        return switch (d.agreement()) {
            case EVERY_CASE ->
                "Misconception, with the same answers on every case"
                        + (d.figures().free() == 0 ? "" : " where it has one");
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
