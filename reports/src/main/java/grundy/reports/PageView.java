package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What the page shows beyond the report itself: what has to be counted, chosen or cut. The nested records are public since
 * templates read them by reflection.
 */
final class PageView {

    private PageView() {}

    static View of(Report report) {
        List<Check> checks = checks(report.checks());
        return new View(
                new StudentText(report.submission().name(), StudentText.CELL),
                (int) report.checks().stream()
                        .filter(c -> c.status() == CheckResult.Status.PASSED)
                        .count(),
                report.checks().stream().mapToInt(CheckResult::cases).sum(),
                report.checks().stream().mapToInt(CheckResult::notRun).sum(),
                example(report, checks).orElse(null),
                checks,
                report.details().stream().map(SourceLine::of).toList(),
                new StudentText(report.output().out(), StudentText.SCREEN),
                new StudentText(report.output().err(), StudentText.SCREEN));
    }

    private static List<Check> checks(List<CheckResult> results) {
        return IntStream.range(0, results.size())
                .mapToObj(i -> check(results.get(i), CheckResult.explainedInFull(results.subList(0, i))))
                .toList();
    }

    private static Check check(CheckResult check, int inFull) {
        List<Mismatch> mismatches = check.mismatches();
        return new Check(
                check,
                check.cases() - check.failed(),
                check.failed() - check.notRun(),
                IntStream.range(0, mismatches.size())
                        .mapToObj(i -> wrong(mismatches.get(i), i < inFull))
                        .toList());
    }

    private static Wrong wrong(Mismatch m, boolean inFull) {
        return new Wrong(
                m.position(),
                m.kind(),
                cell(m.expected()),
                cell(m.actual()),
                m.explanation(),
                inFull ? m.trace() : List.of(),
                m.shrunkFromPosition(),
                inFull);
    }

    private static @Nullable StudentText cell(@Nullable String text) {
        return text == null ? null : new StudentText(text, StudentText.CELL);
    }

    /**
     * The wrong answer that is explained first: where answers change, the first that did; else the first of all, but where the
     * table of values shows its own first error, the first about a sum of heaps.
     */
    private static Optional<Example> example(Report report, List<Check> checks) {
        boolean tableTells = report.exhibits().stream()
                .anyMatch(exhibit -> Components.find("firstRoot", exhibit).isPresent());
        List<Example> all = checks.stream()
                .flatMap(check -> check.wrong().stream().map(wrong -> new Example(check.result(), wrong)))
                .toList();
        return all.stream()
                .filter(example -> example.wrong().kind().equals("inconsistent"))
                .findFirst()
                .or(() -> all.stream()
                        .filter(example -> !tableTells
                                || kindOf(example.wrong().explanation()).equals("sum"))
                        .findFirst());
    }

    private static String kindOf(@Nullable Record explanation) {
        return explanation == null
                ? ""
                : Components.find("kind", explanation).map(String::valueOf).orElse("");
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
            @Nullable StudentText expected,
            @Nullable StudentText actual,
            @Nullable Record explanation,
            List<String> trace,
            @Nullable String shrunkFrom,
            boolean inFull) {}
}
