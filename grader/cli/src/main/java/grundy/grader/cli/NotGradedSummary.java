package grundy.grader.cli;

import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;

/** Why a submission was not graded, with the first lines behind that. */
record NotGradedSummary(Terminal terminal, Language language) {

    private static final int MESSAGE_LINES = 3;
    private static final int TEXT_LINES = 2;
    private static final int MAX_DETAIL_LINES = 16;

    /** How much of a source line is shown before the fault at most. */
    private static final int BEFORE = 40;

    private static final String INDENT = "    ";

    List<String> of(Report report, int room) {
        var lines = new ArrayList<String>();
        String word = report.status().word();
        String why = language.textOr("status." + word, word) + ": " + ShownText.of(String.valueOf(report.message()));
        ScreenText.wrapped(why, CheckSummary.COLUMNS, MESSAGE_LINES).forEach(line -> lines.add(terminal.red(line)));
        lines.addAll(details(report.details(), Math.min(MAX_DETAIL_LINES, room - lines.size())));
        return lines;
    }

    private List<String> details(List<Detail> details, int room) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < details.size(); i++) {
            List<String> detail = detail(details.get(i));
            int forTheRest = i < details.size() - 1 ? 1 : 0;
            if (lines.size() + detail.size() + forTheRest > room) {
                lines.add("  " + language.text("terminal.details.more", details.size() - i));
                return lines;
            }
            lines.addAll(detail);
        }
        return lines;
    }

    private List<String> detail(Detail detail) {
        var lines = new ArrayList<String>();
        ScreenText.wrapped(ShownText.of(detail.text()), CheckSummary.COLUMNS - 2, TEXT_LINES)
                .forEach(line -> lines.add("  " + line));
        if (detail.source() != null) {
            source(lines, detail.source(), detail.column());
        }
        return lines;
    }

    /** The part of a source line around the fault, and below it a caret. */
    private void source(List<String> lines, String source, int column) {
        int fault = Math.min(Math.max(column - 1, 0), source.length());
        String before = ShownText.of(
                source.substring(Math.max(0, fault - BEFORE), fault).replace('\t', ' '));
        String start = ScreenText.fittedEnd(fault > BEFORE ? "..." + before : before.stripLeading(), BEFORE);
        int end = Math.min(source.length(), fault + CheckSummary.COLUMNS);
        String after = ShownText.of(source.substring(fault, end).replace('\t', ' '));
        lines.add(INDENT + ScreenText.fitted(start + after, CheckSummary.COLUMNS - INDENT.length()));
        if (column > 0) {
            lines.add(INDENT + ScreenText.right("^", ScreenText.width(start) + 1));
        }
    }
}
