package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What {@code grade} prints while it runs and at its end. */
class GradeOutputTest {

    private final StringWriter printed = new StringWriter();
    private final PrintWriter out = new PrintWriter(printed);

    @Test
    void aPipeGetsALineForEachSubmission() {
        try (var progress = GradeProgress.on(out, Terminal.PLAIN)) {
            progress.begins(4, 1);
            progress.graded(row("a", result(Report.Status.GRADED, "53.9")));
            progress.graded(row("b\u001b[31m", result(Report.Status.COMPILE_ERROR, "0.0")));
            progress.graded(row("c", new ClassRow.Fault("ours")));
            assertEquals(4, progress.finished());
        }
        assertEquals(
                "1 of 4 were finished before\n2/4  53.9          a\n3/4  compile-error b\uFFFD[31m\n4/4  grader-fault  c\n",
                printed.toString());
    }

    @Test
    void aTerminalGetsOneLineThatFitsAndIsWrittenOver() {
        try (var progress = GradeProgress.on(out, new Terminal(true, false))) {
            progress.begins(10, 4);
            for (int i = 0; i < 6; i++) {
                progress.graded(row("a" + i, result(Report.Status.GRADED, "1.0")));
            }
            assertEquals(10, progress.finished());
        }
        String text = printed.toString();
        assertEquals(text.length() - 1, text.indexOf('\n'), text);
        String last = text.stripTrailing().substring(text.stripTrailing().lastIndexOf('\r') + 1);
        assertTrue(last.contains("100%") && last.contains("10/10"), text);
        for (String shown : text.split("\r", -1)) {
            assertTrue(shown.stripTrailing().length() < 80, shown);
        }
    }

    @Test
    void theSummarySaysOnceWhatWentWrongForMany() {
        var missing = new ClassRow.Fault("g++ is not installed: install it");
        var report = new ClassReport(
                "take-and-split",
                "Take and split",
                true,
                42,
                100,
                List.of(
                        row("a", missing),
                        row("b", missing),
                        row("c", missing),
                        row("d", result(Report.Status.GRADED, "53.9"))),
                List.of(new Member("e", "E")),
                List.of("layout: folder, 4 submissions"));
        new GradeSummary(out, Terminal.PLAIN)
                .print(report, Map.of("class page", Path.of("out", "index.html")), List.of("a remark"));
        assertEquals("""
                take-and-split: 4 submissions: 1 graded, 3 not graded through our own fault, 1 handed in nothing
                most shared misconceptions:
                     1  Values added
                not graded: a and 2 more: g++ is not installed: install it
                3 submissions without a mark, through no fault of theirs: run again with --resume
                note: a remark
                class page: out/index.html
                """, printed.toString());
    }

    private static ClassRow row(String id, ClassRow.Outcome outcome) {
        return new ClassRow(id, id, List.of(new Member(id, id)), List.of(), outcome);
    }

    private static ClassRow.Result result(Report.Status status, String score) {
        @Nullable String message = status == Report.Status.GRADED ? null : "one line";
        return new ClassRow.Result(
                "take-and-split",
                "Take and split",
                status,
                message,
                new BigDecimal(score),
                100,
                "reports/x",
                List.of(),
                List.of(new ClassRow.Misconception(
                        List.of(new ClassRow.KnownFault("sum-of-values", "Values added")),
                        Diagnosis.Agreement.EVERY_CASE)),
                List.of(),
                null);
    }
}
