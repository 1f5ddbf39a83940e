package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Member;
import grundy.grader.result.Report;
import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * {@code class.json}, schema {@code grundy-grader/class/1}. The records below are its objects, keys in order; an empty
 * {@link Optional} is written as null, and what is null is left out.
 */
final class JsonClass {

    private static final String SCHEMA = "grundy-grader/class/1";

    private final JsonReport.Tool tool;

    JsonClass(String toolVersion) {
        this.tool = new JsonReport.Tool("grundy-grader", toolVersion);
    }

    void write(ClassReport report, Writer text) throws IOException {
        JsonText.write(Top.of(report, tool), text);
    }

    private static <T> @Nullable List<T> unlessEmpty(List<T> list) {
        return list.isEmpty() ? null : list;
    }

    /** The submissions are made one by one, as they are written. */
    record Top(
            String schema,
            JsonReport.Tool tool,
            String exercise,
            long seed,
            Iterable<Submission> submissions,
            @Nullable List<Member> absent,
            @Nullable List<String> notes) {
        static Top of(ClassReport r, JsonReport.Tool tool) {
            Iterable<Submission> submissions = () -> r.rows().stream()
                    .map(row -> Submission.of(row, r.maxScore()))
                    .iterator();
            return new Top(
                    SCHEMA, tool, r.exercise(), r.seed(), submissions, unlessEmpty(r.absent()), unlessEmpty(r.notes()));
        }
    }

    record Submission(
            String id,
            String name,
            String status,
            Optional<BigDecimal> score,
            int maxScore,
            Optional<String> report,
            @Nullable String message,
            List<Member> members,
            @Nullable List<String> notes,
            @Nullable List<Check> checks,
            @Nullable List<Misconception> misconceptions,
            @Nullable String sameAs,
            @Nullable String exercise) {

        static Submission of(ClassRow row, int maxScore) {
            return row.outcome() instanceof ClassRow.Result result
                    ? of(row, result)
                    : of(row, (ClassRow.Fault) row.outcome(), maxScore);
        }

        private static Submission of(ClassRow row, ClassRow.Result result) {
            return new Submission(
                    row.id(),
                    row.name(),
                    result.word(),
                    Optional.of(Marks.shown(result.score(), result.maxScore())),
                    result.maxScore(),
                    Optional.of(result.report() + "/index.html"),
                    result.message(),
                    row.members(),
                    unlessEmpty(row.notes()),
                    result.checks().stream().map(Check::of).toList(),
                    unlessEmpty(result.misconceptions().stream()
                            .map(Misconception::of)
                            .toList()),
                    result.sameAs(),
                    result.status() == Report.Status.GRADED ? result.exercise() : null);
        }

        private static Submission of(ClassRow row, ClassRow.Fault fault, int maxScore) {
            return new Submission(
                    row.id(),
                    row.name(),
                    fault.word(),
                    Optional.empty(),
                    maxScore,
                    Optional.empty(),
                    fault.message(),
                    row.members(),
                    unlessEmpty(row.notes()),
                    null,
                    null,
                    null,
                    null);
        }
    }

    record Misconception(String mutant, String title, Diagnosis.Agreement agreement) {
        static Misconception of(ClassRow.Misconception m) {
            return new Misconception(m.mutant(), m.title(), m.agreement());
        }
    }

    record Check(
            String id, String title, int weight, BigDecimal score, CheckResult.Status status, int cases, int failed) {
        static Check of(ClassRow.CheckScore c) {
            return new Check(
                    c.id(),
                    c.title(),
                    c.weight(),
                    Marks.shown(c.score(), c.weight()),
                    c.status(),
                    c.cases(),
                    c.failed());
        }
    }
}
