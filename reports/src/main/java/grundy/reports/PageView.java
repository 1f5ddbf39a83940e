package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What the page shows beyond the report itself: what has to be counted, chosen or cut. The nested records are public since
 * templates read them by reflection.
 */
final class PageView {

    private PageView() {}

    static View of(Report report) {
        List<Check> checks = report.checks().stream().map(PageView::check).toList();
        return new View(
                new StudentText(report.submission().name(), StudentText.CELL),
                (int) report.checks().stream()
                        .filter(c -> c.status() == CheckResult.Status.PASSED)
                        .count(),
                report.checks().stream().mapToInt(CheckResult::cases).sum(),
                report.checks().stream().mapToInt(CheckResult::notRun).sum(),
                example(checks).orElse(null),
                checks,
                report.details().stream().map(SourceLine::of).toList(),
                new StudentText(report.output().out(), StudentText.SCREEN),
                new StudentText(report.output().err(), StudentText.SCREEN));
    }

    private static Check check(CheckResult check) {
        List<Mismatch> mismatches = check.mismatches();
        return new Check(
                check,
                check.cases() - check.failed(),
                check.failed() - check.notRun(),
                IntStream.range(0, mismatches.size())
                        .mapToObj(i -> wrong(mismatches.get(i), i < CheckResult.EXPLAINED_IN_FULL))
                        .toList());
    }

    private static Wrong wrong(Mismatch m, boolean inFull) {
        return new Wrong(
                Words.position(m.input()),
                m.kind(),
                new StudentText(m.expected(), StudentText.CELL),
                new StudentText(m.actual(), StudentText.CELL),
                m.explanation(),
                inFull ? m.trace() : List.of(),
                m.shrunkFrom() == null ? null : Words.position(m.shrunkFrom()),
                inFull);
    }

    /** The wrong answer that says most: the first about a sum of heaps, else the first that nothing else explains. */
    private static Optional<Example> example(List<Check> checks) {
        return Stream.of("sum", "")
                .flatMap(kind -> checks.stream().flatMap(c -> firstOfKind(c, kind).stream()))
                .findFirst();
    }

    private static Optional<Example> firstOfKind(Check check, String kind) {
        return check.wrong().stream()
                .filter(w -> kindOf(w.explanation()).equals(kind))
                .findFirst()
                .map(w -> new Example(check.result(), w));
    }

    private static String kindOf(@Nullable Record explanation) {
        if (explanation == null) {
            return "";
        }
        return Arrays.stream(explanation.getClass().getRecordComponents())
                .filter(c -> c.getName().equals("kind"))
                .map(c -> String.valueOf(Components.read(c, explanation)))
                .findFirst()
                .orElse("");
    }

    /**
     * The whole.
     *
     * @param name the submission's name
     * @param passed how many checks were passed
     * @param cases how many cases all checks have
     * @param notRun how many of them were not asked
     * @param example the wrong answer to explain first, or null
     */
    public record View(
            StudentText name,
            int passed,
            int cases,
            int notRun,
            @Nullable Example example,
            List<Check> checks,
            List<SourceLine> details,
            StudentText out,
            StudentText err) {}

    /** One wrong answer with the check that it belongs to. */
    public record Example(CheckResult check, Wrong wrong) {}

    /**
     * One check.
     *
     * @param right how many cases were answered right
     * @param wrongAnswers how many were asked and not answered right
     * @param wrong those that are listed
     */
    public record Check(CheckResult result, int right, int wrongAnswers, List<Wrong> wrong) {}

    /** One wrong answer, as {@link Mismatch}, and whether it is explained in full. */
    public record Wrong(
            String position,
            String kind,
            StudentText expected,
            StudentText actual,
            @Nullable Record explanation,
            List<String> trace,
            @Nullable String shrunkFrom,
            boolean inFull) {}
}
