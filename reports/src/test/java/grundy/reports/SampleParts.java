package grundy.reports;

import grundy.catalogue.Exhibit;
import grundy.catalogue.MexExplanation;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Diagnosis.Agreement;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import grundy.grader.result.Report.Output;
import grundy.grader.result.Report.Status;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What sample reports are made of. */
final class SampleParts {

    private SampleParts() {}

    static Report graded(String score, List<CheckResult> checks, List<Diagnosis> diagnosis, Record... exhibits) {
        return new Report(
                "take-and-split",
                "Take and split",
                42,
                new Report.Sandbox("bubblewrap", List.of()),
                new Report.Submission("ada", "Ada L.", "java-source", "student.Solver"),
                Status.GRADED,
                null,
                List.of(),
                List.of(
                        "Your solver was found without a registration. To register it, add META-INF/services/grundy.exercises.HeapGameSolver."),
                new BigDecimal(score),
                100,
                checks,
                diagnosis,
                List.of(exhibits),
                new Output("table built\n", 12, "", 0),
                new Report.Timing(812));
    }

    static Report notGraded(Status status, String message, Detail... details) {
        return new Report(
                "take-and-split",
                "Take and split",
                42,
                new Report.Sandbox("bubblewrap", List.of()),
                new Report.Submission("Solver.java", "Solver.java", "java-source", null),
                status,
                message,
                List.of(details),
                List.of(),
                new BigDecimal("0.0"),
                100,
                List.of(notRun("table"), notRun("winners"), notRun("moves"), notRun("large")),
                List.of(),
                List.of(),
                Output.NONE,
                new Report.Timing(812));
    }

    static CheckResult passed(String id) {
        return new CheckResult(
                id,
                title(id),
                weight(id),
                new BigDecimal(weight(id) + ".0"),
                CheckResult.Status.PASSED,
                cases(id),
                0,
                0,
                true,
                new CheckResult.Part("all", cases(id), cases(id)),
                List.of(),
                List.of(),
                List.of());
    }

    static CheckResult failed(String id, String score, int failed, List<Mismatch> mismatches) {
        List<Mismatch> listed =
                mismatches.stream().limit(CheckResult.MAX_LISTED).toList();
        return new CheckResult(
                id,
                title(id),
                weight(id),
                new BigDecimal(score),
                CheckResult.Status.FAILED,
                cases(id),
                failed,
                0,
                !id.equals("large"),
                id.equals("winners")
                        ? new CheckResult.Part("all", 14, 201)
                        : new CheckResult.Part("all", cases(id) - failed, cases(id)),
                id.equals("winners")
                        ? List.of(new CheckResult.Part("lost", 14, 201), new CheckResult.Part("won", 618, 618))
                        : List.of(new CheckResult.Part("value", cases(id) - failed, cases(id))),
                listed,
                List.of());
    }

    static CheckResult notRun(String id) {
        return new CheckResult(
                id,
                title(id),
                weight(id),
                new BigDecimal("0.0"),
                CheckResult.Status.NOT_RUN,
                cases(id),
                cases(id),
                cases(id),
                true,
                null,
                List.of(),
                List.of(),
                List.of());
    }

    static Mismatch mismatch(
            String what, Object value, String kind, String expected, String actual, @Nullable Record explanation) {
        return new Mismatch(Map.of(what, value), kind, expected, actual, List.of(), explanation, null);
    }

    static Diagnosis diagnosis(String id, String title, int explains, int of, int contradicts, boolean all) {
        String story =
                "Adding is right for counting stones, but two equal heaps cancel: the second player copies every move. "
                        + "Combine the values with ^ instead.";
        return new Diagnosis(
                List.of(new Diagnosis.Fault(id, title, story)),
                all ? Agreement.EVERY_CASE : Agreement.MOST,
                explains,
                of,
                contradicts,
                new Diagnosis.Figures(1_838, of + 40, 201, 0, 0),
                List.of(),
                null);
    }

    /** The same, with another from which no case tells it. */
    static Diagnosis alike(Diagnosis one, String other) {
        return new Diagnosis(
                one.faults(),
                one.agreement(),
                one.explains(),
                one.of(),
                one.contradicts(),
                one.figures(),
                List.of(other),
                new Diagnosis.Kinship("zero", "Each is 0 only where all values are 0."));
    }

    static Exhibit.ValueTable table(IntUnaryOperator own) {
        List<Exhibit.Row> rows =
                IntStream.rangeClosed(0, 200).mapToObj(n -> row(n, own)).toList();
        MexExplanation root = rows.stream()
                .filter(r -> r.status().equals("root"))
                .findFirst()
                .map(r -> Lesson.mexAgainst(r.heap(), own, true))
                .orElse(null);
        return valueTable(rows, root);
    }

    // The component may be null; NullAway does not see that where the record comes from another module.
    @SuppressWarnings("NullAway")
    static Exhibit.ValueTable valueTable(List<Exhibit.Row> rows, @Nullable MexExplanation root) {
        return new Exhibit.ValueTable("value-table", rows, tally(rows), root);
    }

    /** A line of which nothing is inherited. */
    static Exhibit.Row row(int n, String answered, String status) {
        return new Exhibit.Row(n, Lesson.g(n), answered, status, null);
    }

    private static Exhibit.Tally tally(List<Exhibit.Row> rows) {
        List<Integer> roots = rows.stream()
                .filter(r -> r.status().equals("root"))
                .map(Exhibit.Row::heap)
                .toList();
        int missing = count("missing", rows);
        IntUnaryOperator own = n -> Integer.parseInt(rows.get(n).answered());
        int departing = missing > 0
                ? roots.size()
                : (int) rows.stream()
                        .filter(r -> own.applyAsInt(r.heap())
                                != Lesson.mex(r.heap(), own).value())
                        .count();
        return new Exhibit.Tally(
                count("right", rows),
                Lesson.few(roots),
                count("inherited", rows),
                missing,
                rows.size() - missing,
                departing);
    }

    private static int count(String status, List<Exhibit.Row> rows) {
        return (int) rows.stream().filter(r -> r.status().equals(status)).count();
    }

    private static Exhibit.Row row(int n, IntUnaryOperator own) {
        int answered = own.applyAsInt(n);
        String wrong = answered == Lesson.mex(n, own).value() ? "inherited" : "root";
        String status = answered == Lesson.g(n) ? "right" : wrong;
        return new Exhibit.Row(
                n, Lesson.g(n), "" + answered, status, status.equals("inherited") ? Lesson.from(n, own) : null);
    }

    static String title(String id) {
        return switch (id) {
            case "table" -> "The values g(0) to g(30)";
            case "winners" -> "Who wins, for 1 to 3 heaps of 0 to 8 stones";
            case "moves" -> "A winning move, where there is one";
            default -> "Large heaps and more of them";
        };
    }

    static int weight(String id) {
        return switch (id) {
            case "table" -> 20;
            case "winners" -> 40;
            case "moves" -> 30;
            default -> 10;
        };
    }

    static int cases(String id) {
        return switch (id) {
            case "table" -> 31;
            case "winners" -> 819;
            case "moves" -> 618;
            default -> 370;
        };
    }

    /** The same, but for the time that it took. */
    static Report slower(Report r) {
        return new Report(
                r.exercise(),
                r.exerciseTitle(),
                r.seed(),
                r.sandbox(),
                r.submission(),
                r.status(),
                r.message(),
                r.details(),
                r.notes(),
                r.score(),
                r.maxScore(),
                r.checks(),
                r.diagnosis(),
                r.exhibits(),
                r.output(),
                new Report.Timing(r.timing().totalMillis() + 12_345));
    }
}
