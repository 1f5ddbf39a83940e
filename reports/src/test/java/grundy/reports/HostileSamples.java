package grundy.reports;

import static grundy.reports.SampleParts.failed;
import static grundy.reports.SampleParts.notRun;
import static grundy.reports.SampleParts.valueTable;
import static grundy.reports.SampleRows.fault;
import static grundy.reports.SampleRows.mistake;
import static grundy.reports.SampleRows.row;
import static grundy.reports.SampleRows.ungraded;

import grundy.catalogue.Exhibit;
import grundy.catalogue.SumExplanation;
import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Diagnosis.Agreement;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Member;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import grundy.grader.result.Report.Output;
import grundy.grader.result.Report.Status;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A report and a class in which all that somebody else may have written is nasty, and long. */
final class HostileSamples {

    static final String TEXT = "<script>alert(1)</script>\"onload=\"x' ]]> &amp; ${7*7} <#assign a=1> \u202Eevil\u202C"
            + " \u05D0\u05D1\u200F \uD83D\uDE00 \uD83D nul:\0 esc:\u001B[31m del:\u007F c1:\u0085 \uFFFE \r\n\u2028 end";

    private HostileSamples() {}

    /** Student text wherever a student can put text, all of it hostile. */
    static Report report() {
        String flood = "x".repeat(10_000_000);
        Mismatch wrong = new Mismatch(
                Map.of("heaps", List.of(1, 1)),
                "exception",
                "second",
                TEXT + flood,
                List.of(TEXT, flood),
                Lesson.sum(List.of(1, 1), new SumExplanation.AnsweredMove(TEXT, TEXT, List.of(), -1, null)),
                null);
        List<Exhibit.Row> rows = List.of(SampleParts.row(0, TEXT, "missing"));
        return new Report(
                "take-and-split",
                "Take and split",
                42,
                new Report.Sandbox("process", List.of("no limit on memory")),
                new Report.Submission(TEXT, TEXT, "java-source", TEXT + flood),
                Status.COMPILE_ERROR,
                TEXT + flood,
                List.of(new Detail(TEXT, TEXT + flood, 5), new Detail(flood, flood, 9_000_000)),
                List.of(TEXT),
                new BigDecimal("0.0"),
                100,
                List.of(failed("winners", "0.0", 1, List.of(wrong)), notRun("moves")),
                List.of(),
                List.of(valueTable(rows, null)),
                new Output(TEXT + flood, 10_000_200, TEXT, 1),
                new Report.Timing(1234));
    }

    /** Every text that somebody else may have chosen is nasty, and long. */
    static ClassReport classReport() {
        String flood = TEXT + "x".repeat(1_000_000);
        Misconception mistake = mistake(TEXT, TEXT + " idea", Agreement.MOST);
        List<ClassRow> rows = new ArrayList<>();
        rows.add(new ClassRow(
                TEXT + "1",
                flood,
                IntStream.range(0, 40)
                        .mapToObj(i -> new Member(TEXT + i, flood))
                        .toList(),
                List.of(TEXT, flood),
                new Result(
                        "take-and-split",
                        TEXT,
                        Status.GRADED,
                        null,
                        new BigDecimal("99.9"),
                        100,
                        "//evil.example/javascript:alert(1)/" + TEXT,
                        List.of(new CheckScore(
                                TEXT, TEXT, 100, new BigDecimal("99.9"), CheckResult.Status.FAILED, 1, 1)),
                        List.of(mistake),
                        List.of(new HeapPair(4, 4), new HeapPair(1_000_000, 0)),
                        TEXT + "2")));
        rows.add(row(TEXT + "2", "=1+1", ungraded(Status.REJECTED, "2", flood)));
        rows.add(row("\u200B", " \u200B\u00A0", ungraded(Status.TIMED_OUT, "3", TEXT)));
        rows.add(fault(TEXT + "4", TEXT, flood));
        return new ClassReport(
                "take-and-split", TEXT, true, 42, 100, rows, List.of(new Member(TEXT, flood)), List.of(TEXT, flood));
    }
}
