package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Fault;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.ClassRow.Outcome;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.util.List;

/** A class with one of each: right, wrong, a group, not compiled, our own fault, names of every kind, and one absent. */
public final class SampleClass {

    private SampleClass() {}

    /** The class. */
    public static ClassReport report() {
        return new ClassReport(
                "take-and-split",
                "Take and split",
                true,
                42,
                100,
                List.of(
                        row("12345", "Ada L.", graded(SampleReports.right())),
                        row("12346", "=1+1", graded(SampleReports.sumForXor())),
                        new ClassRow(
                                "12347",
                                "Team <b>",
                                List.of(new Member("12347", "Zo\u00EB, \"Z\""), new Member("12348", "@li\u202Ece")),
                                List.of("late"),
                                graded(SampleReports.compileError())),
                        row("12349", "Bob\n\u0000]]>", new Fault("the grader failed; details: errors/12349.txt")),
                        row("12350", "\uFF1Dcmd|' /C calc'!A0", graded(SampleReports.endlessLoop()))),
                List.of(new Member("12399", "Cleo")),
                List.of());
    }

    /** A report that is not right. */
    public static Report wrong() {
        return SampleReports.sumForXor();
    }

    /** A row of one person. */
    public static ClassRow row(String id, String name, Outcome outcome) {
        return new ClassRow(id, name, List.of(new Member(id, name)), List.of(), outcome);
    }

    /** A result as the class keeps it. */
    public static Result graded(Report report) {
        return new Result(
                report.exercise(),
                report.exerciseTitle(),
                report.status(),
                report.message(),
                report.score(),
                report.maxScore(),
                "submissions/" + report.submission().id(),
                report.checks().stream().map(SampleClass::score).toList(),
                report.diagnosis().stream().map(Misconception::of).toList(),
                List.of(),
                null);
    }

    private static CheckScore score(CheckResult c) {
        return new CheckScore(c.id(), c.title(), c.weight(), c.score(), c.status(), c.cases(), c.failed());
    }
}
