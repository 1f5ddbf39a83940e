package grundy.grader.cli;

import grundy.grader.result.Report;
import grundy.grader.submission.SubmissionException;
import grundy.reports.Language;
import java.io.IOException;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Checks a submission, and again whenever it changes, until it is over. */
final class CheckWatch {

    private static final String CLEAR = "\u001b[H\u001b[2J";

    private final Round round;
    private final LivePage page;
    private final Path folder;
    private final PrintWriter out;
    private final Terminal terminal;
    private final Language language;
    private int rounds;
    private @Nullable Report last;

    /** Grades what is there. */
    @FunctionalInterface
    interface Round {
        Report grade() throws SubmissionException, IOException;
    }

    CheckWatch(Round round, LivePage page, Path folder, PrintWriter out, Terminal terminal, Language language) {
        this.round = round;
        this.page = page;
        this.folder = folder;
        this.out = out;
        this.terminal = terminal;
        this.language = language;
    }

    /** Until it is over: the status of the last check. */
    ExitStatus run(SubmissionState first, ChangeWatch changes) throws SubmissionException, IOException {
        SubmissionState state = first;
        check(List.of());
        try {
            while (true) {
                SubmissionState now = changes.after(state);
                if (now.equals(state)) {
                    return last == null || !last.passed() ? ExitStatus.FAILED : ExitStatus.PASSED;
                }
                again(now.since(state), now.isGone());
                state = now;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while watching", e);
        }
    }

    private void again(List<String> changed, boolean gone) throws IOException {
        try {
            if (gone) {
                line(language.text("terminal.watch.gone"));
            } else {
                check(changed);
            }
        } catch (SubmissionException e) {
            line(ScreenText.fitted(ShownText.of(e.message()), CheckSummary.COLUMNS));
        }
        out.flush();
    }

    private void check(List<String> changed) throws SubmissionException, IOException {
        rounds++;
        if (rounds > 1) {
            line((terminal.live() ? CLEAR : "") + heading(changed));
            out.flush();
        }
        Report report = round.grade();
        ReportFolder.write(folder, () -> page.show(report));
        new CheckSummary(out, terminal, language).print(report, Optional.of(folder));
        line(ending(report));
        out.flush();
        last = report;
    }

    private String heading(List<String> changed) {
        String one = ShownText.of(changed.get(0));
        int taken = ScreenText.width(language.text("terminal.watch.round", rounds, "", changed.size() - 1));
        return language.text(
                "terminal.watch.round",
                rounds,
                ScreenText.fitted(one, CheckSummary.COLUMNS - taken),
                changed.size() - 1);
    }

    private String ending(Report report) {
        Report before = last;
        if (before == null) {
            return language.text("terminal.watch.first");
        }
        BigDecimal change = report.score().subtract(before.score());
        if (change.signum() == 0) {
            return language.text("terminal.watch.same", language.number(report.score()));
        }
        return language.text(
                "terminal.watch.next",
                language.number(before.score()),
                language.number(report.score()),
                (change.signum() > 0 ? "+" : "") + language.number(change));
    }

    private void line(String text) {
        out.print(text + "\n");
    }
}
