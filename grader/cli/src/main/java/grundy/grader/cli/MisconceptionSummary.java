package grundy.grader.cli;

import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;

/** The mistakes that explain the answers, and how sure that is. */
record MisconceptionSummary(Terminal terminal, Language language) {

    private static final int MAX_LINES = 5;

    /**
     * Nothing where nothing explains them.
     *
     * @param room how many lines at most, 3 or more
     */
    List<String> of(Report report, int room) {
        List<Diagnosis> all = report.diagnosis();
        if (all.isEmpty()) {
            return List.of();
        }
        int most = Math.min(MAX_LINES, room);
        int shown = 1 + all.size() <= most ? all.size() : most - 2;
        var lines = new ArrayList<String>();
        lines.add(ScreenText.fitted(certainty(all.get(0)), CheckSummary.COLUMNS));
        for (int i = 0; i < shown; i++) {
            lines.add(line(report, all.get(i), i == 0));
        }
        if (shown < all.size()) {
            lines.add("  " + language.text("terminal.idea.more", all.size() - shown));
        }
        return lines;
    }

    private String certainty(Diagnosis best) {
        return switch (best.agreement()) {
            case EVERY_CASE ->
                best.figures().free() == 0
                        ? language.text(
                                "terminal.idea.every-case", best.figures().cases())
                        : language.text(
                                "terminal.idea.all-but",
                                best.figures().cases() - best.figures().free(),
                                best.figures().cases());
            case EVERY_VALUE -> language.text("terminal.idea.every-value");
            case MOST ->
                best.contradicts() == 0
                        ? language.text("terminal.idea.most", best.explains(), best.of())
                        : language.text("terminal.idea.most-but", best.explains(), best.of(), best.contradicts());
        };
    }

    private String line(Report report, Diagnosis one, boolean first) {
        String title = one.faults().stream()
                .map(fault ->
                        language.textOr(report.exercise() + ".mutant." + fault.mutant() + ".title", fault.title()))
                .reduce((a, b) -> language.text("diagnosis.both.titles", a, b))
                .orElseThrow();
        String line = first ? title : language.text("terminal.idea.or", title);
        return "  " + terminal.bold(ScreenText.fitted(ShownText.of(line), CheckSummary.COLUMNS - 2));
    }
}
