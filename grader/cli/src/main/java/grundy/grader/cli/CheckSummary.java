package grundy.grader.cli;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code check} prints: the mark, a line per check, the first counterexample, and where the report is. */
final class CheckSummary {

    private static final int MAX_DETAILS = 6;

    private final PrintWriter out;
    private final Terminal terminal;

    CheckSummary(PrintWriter out, Terminal terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    /** The folder is where the report was written, if it was. */
    void print(Report report, Optional<Path> folder) {
        line(terminal.bold(ShownText.of(report.submission().name())) + ", " + report.exercise() + ": "
                + terminal.bold(points(report.score(), report.maxScore())));
        if (report.message() != null) {
            line(terminal.red(report.status().word().replace('-', ' ')) + ": " + ShownText.of(report.message()));
            details(report.details());
        } else {
            report.checks().forEach(this::check);
            report.checks().stream()
                    .flatMap(c -> c.mismatches().stream())
                    .findFirst()
                    .ifPresent(this::counterexample);
            diagnosis(report.diagnosis());
        }
        report.notes().forEach(note -> line("note: " + ShownText.of(note)));
        report.sandbox().notes().forEach(note -> line("sandbox: " + note));
        folder.ifPresent(f -> line("report: " + f.resolve("index.html")));
    }

    private void check(CheckResult check) {
        boolean passed = check.status() == CheckResult.Status.PASSED;
        String sign = passed ? terminal.green("ok  ") : terminal.red("FAIL");
        int right = check.cases() - check.failed();
        String notRun = check.notRun() == 0 ? "" : ", " + check.notRun() + " not run";
        line(String.format(
                Locale.ROOT,
                "  %s  %-8s %4d of %d right%s, %s points",
                sign,
                check.id(),
                right,
                check.cases(),
                notRun,
                points(check.score(), check.weight())));
    }

    private void counterexample(Mismatch mismatch) {
        line("smallest counterexample: " + mismatch.position());
        if (mismatch.expected() != null) {
            line("  right is: " + ShownText.of(mismatch.expected()));
        }
        if (mismatch.actual() != null) {
            line("  you said: " + terminal.red(ShownText.of(mismatch.actual())));
        }
        mismatch.trace().stream().limit(3).forEach(t -> line("    at " + ShownText.of(t)));
    }

    private void diagnosis(List<Diagnosis> diagnosis) {
        if (diagnosis.isEmpty()) {
            return;
        }
        Diagnosis best = diagnosis.get(0);
        line(
                switch (best.agreement()) {
                    case EVERY_CASE -> "misconception, with the same answers on every case:";
                    case EVERY_VALUE -> "misconception, with the same table of values:";
                    case MOST ->
                        "likely misconception, with " + best.explains() + " of the " + best.of() + " wrong answers"
                                + (best.contradicts() == 0 ? ":" : " and " + best.contradicts() + " of its own:");
                });
        for (Diagnosis one : diagnosis) {
            line((one.equals(best) ? "  " : "  or ") + terminal.bold(one.title()));
        }
    }

    private void details(List<Report.Detail> details) {
        for (Report.Detail detail : details.subList(0, Math.min(MAX_DETAILS, details.size()))) {
            line("  " + ShownText.of(detail.text()));
            if (detail.source() != null) {
                line("    " + ShownText.of(detail.source()));
            }
        }
        if (details.size() > MAX_DETAILS) {
            line("  and " + (details.size() - MAX_DETAILS) + " more, in the report");
        }
    }

    private static String points(BigDecimal score, int of) {
        return score.stripTrailingZeros().toPlainString() + " / " + of;
    }

    private void line(String text) {
        out.print(text + "\n");
    }
}
