package grundy.grader.cli;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.reports.Language;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What {@code check} prints: the mark, a line per check, the first counterexample, the misconception, notes, and where the
 * report is. Never more than {@value #LINES} lines of {@value #COLUMNS} columns, so that it can be seen whole.
 */
final class CheckSummary {

    static final int LINES = 25;
    static final int COLUMNS = 80;

    private static final int MAX_EXERCISE = 30;

    private final PrintWriter out;
    private final Terminal terminal;
    private final Language language;

    CheckSummary(PrintWriter out, Terminal terminal, Language language) {
        this.out = out;
        this.terminal = terminal;
        this.language = language;
    }

    /** The folder is where the report was written, if it was. */
    void print(Report report, Optional<Path> folder) {
        lines(report, folder).forEach(line -> out.print(line + "\n"));
    }

    /** Each part cut to the room that is there; blank lines between the parts only where all have room enough. */
    private List<String> lines(Report report, Optional<Path> folder) {
        var parts = new ArrayList<List<String>>();
        var notes = new NotesSummary(language, report);
        int end = folder.isPresent() ? 1 : 0;
        int room = LINES - end - (notes.isEmpty() ? 0 : 1);
        if (report.message() == null) {
            var checks = new ArrayList<>(new ChecksSummary(terminal, language).of(report.checks()));
            checks.add(0, head(report));
            parts.add(checks);
            parts.add(first(report));
            parts.add(new MisconceptionSummary(terminal, language).of(report, room - count(parts)));
        } else {
            parts.add(List.of(head(report)));
            parts.add(new NotGradedSummary(terminal, language).of(report, room - 1));
        }
        var last = new ArrayList<>(notes.within(LINES - end - count(parts)));
        folder.map(this::where).ifPresent(last::add);
        parts.add(last);
        return joined(parts);
    }

    private static int count(List<List<String>> parts) {
        return parts.stream().mapToInt(List::size).sum();
    }

    private static List<String> joined(List<List<String>> parts) {
        List<List<String>> some = parts.stream().filter(part -> !part.isEmpty()).toList();
        boolean apart = count(some) + some.size() - 1 <= LINES;
        var lines = new ArrayList<String>();
        for (List<String> part : some) {
            if (apart && !lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(part);
        }
        return lines;
    }

    private String head(Report report) {
        String exercise = ScreenText.fitted(report.exercise(), MAX_EXERCISE);
        String score = language.number(report.score());
        int taken = ScreenText.width(language.text("terminal.head", "", exercise, score, report.maxScore()));
        String name = ScreenText.fitted(ShownText.of(report.submission().name()), COLUMNS - taken);
        return language.text("terminal.head", terminal.bold(name), exercise, terminal.bold(score), report.maxScore());
    }

    private List<String> first(Report report) {
        return first(report, mismatch -> mismatch.kind().equals("inconsistent"))
                .or(() -> first(report, mismatch -> true))
                .orElse(List.of());
    }

    private Optional<List<String>> first(Report report, Predicate<Mismatch> wanted) {
        for (CheckResult check : report.checks()) {
            for (Mismatch mismatch : check.mismatches()) {
                if (wanted.test(mismatch)) {
                    return Optional.of(new ExampleSummary(terminal, language).of(check, mismatch));
                }
            }
        }
        return Optional.empty();
    }

    private String where(Path folder) {
        String page = ShownText.of(folder.resolve("index.html").toString());
        int taken = ScreenText.width(language.text("terminal.report", ""));
        return language.text("terminal.report", ScreenText.fittedEnd(page, COLUMNS - taken));
    }
}
