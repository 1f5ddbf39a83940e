package grundy.grader.cli;

import grundy.grader.result.Report;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;

/** The remarks of a report, as many as there is room for. */
final class NotesSummary {

    private static final int MAX_LINES = 3;

    private final Language language;
    private final List<String> notes = new ArrayList<>();

    NotesSummary(Language language, Report report) {
        this.language = language;
        report.notes().forEach(note -> notes.add(language.text("terminal.note", ShownText.of(language.said(note)))));
        report.sandbox()
                .notes()
                .forEach(note -> notes.add(language.text("terminal.sandbox", ShownText.of(language.said(note)))));
    }

    boolean isEmpty() {
        return notes.isEmpty();
    }

    /** So many lines at most, 1 or more: whole notes, and how many further ones there are. */
    List<String> within(int room) {
        var lines = new ArrayList<String>();
        for (int i = 0; i < notes.size(); i++) {
            List<String> note = ScreenText.wrapped(notes.get(i), CheckSummary.COLUMNS, MAX_LINES);
            int forTheRest = i < notes.size() - 1 ? 1 : 0;
            if (lines.size() + note.size() + forTheRest > room) {
                lines.add(language.text("terminal.notes.more", notes.size() - i));
                return lines;
            }
            lines.addAll(note);
        }
        return lines;
    }
}
