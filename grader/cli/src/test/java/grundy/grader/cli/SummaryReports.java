package grundy.grader.cli;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Question;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reports of the lesson's exercise for the summary at the terminal; what explains an answer is the exercise's own. */
final class SummaryReports {

    private static final List<Check> CHECKS =
            Catalogue.load().find("take-and-split").orElseThrow().checks(42);

    private SummaryReports() {}

    /** What the exercise finds in an answer to one of its cases, where all are answered in this way. */
    static Mismatch wrong(String checkId, Map<String, Object> input, Function<Question, Answer> answers) {
        Check check =
                CHECKS.stream().filter(c -> c.id().equals(checkId)).findFirst().orElseThrow();
        List<Judged> all = check.cases().stream()
                .map(c -> Judged.of(c, answers.apply(c.question())))
                .toList();
        Judged one = all.stream()
                .filter(j -> j.asked().input().equals(input))
                .findFirst()
                .orElseThrow();
        return new Mismatch(
                input,
                String.valueOf(one.finding().kind()).toLowerCase(Locale.ROOT).replace('_', '-'),
                one.finding().expected(),
                one.finding().actual(),
                one.answer() instanceof Answer.Threw threw ? threw.trace() : List.of(),
                (Record) check.explainer().explain(one, all, true).orElse(null),
                null);
    }

    /** A position of four heaps that the first player wins. */
    static List<?> fourHeaps() {
        return CHECKS.stream()
                .flatMap(check -> check.cases().stream())
                .filter(c -> c.stratum() == Case.Stratum.WON)
                .flatMap(c -> c.input().get("heaps") instanceof List<?> heaps && heaps.size() == 4
                        ? Stream.of(heaps)
                        : Stream.empty())
                .findFirst()
                .orElseThrow();
    }

    /** A legal move in every position, as the worker hands it over: one stone is taken from the first heap that has one. */
    static Answer takesOne(Question question) {
        List<?> heaps = (List<?>) question.arguments().get(0);
        int heap = 0;
        while (heap < heaps.size() - 1 && heaps.get(heap).equals(0)) {
            heap++;
        }
        int left = (Integer) heaps.get(heap) - 1;
        return new Answer.Returned(Optional.of(List.of(heap, left == 0 ? List.of() : List.of(left))));
    }

    static Answer neverWins(Question question) {
        return new Answer.Returned(Optional.empty());
    }

    static Answer modThree(Question question) {
        return new Answer.Returned((Integer) question.arguments().get(0) % 3);
    }

    static CheckResult passed(String id) {
        return new CheckResult(
                id,
                id,
                20,
                new BigDecimal("20.0"),
                CheckResult.Status.PASSED,
                31,
                0,
                0,
                true,
                null,
                List.of(),
                List.of(),
                List.of());
    }

    static CheckResult failed(String id, Mismatch mismatch) {
        return new CheckResult(
                id,
                id,
                40,
                new BigDecimal("2.8"),
                CheckResult.Status.FAILED,
                1819,
                187,
                23,
                true,
                null,
                List.of(),
                List.of(mismatch),
                List.of());
    }

    static Diagnosis adds(String title) {
        return new Diagnosis(
                List.of(new Diagnosis.Fault("sum-of-values", title, "Told elsewhere.")),
                Diagnosis.Agreement.EVERY_CASE,
                187,
                187,
                0,
                new Diagnosis.Figures(1819, 187, 201, 0, 0),
                List.of(),
                null);
    }

    static Report graded(String name, List<CheckResult> checks, List<Diagnosis> diagnosis, List<String> notes) {
        return report(name, null, List.of(), checks, diagnosis, notes);
    }

    static Report compileError(String name, String message, List<Report.Detail> details, List<String> notes) {
        return report(name, message, details, List.of(), List.of(), notes);
    }

    private static Report report(
            String name,
            @Nullable String message,
            List<Report.Detail> details,
            List<CheckResult> checks,
            List<Diagnosis> diagnosis,
            List<String> notes) {
        return new Report(
                "take-and-split",
                "Take and split",
                42,
                new Report.Sandbox("process", List.of("no limit on memory")),
                new Report.Submission(name, name, "java-source", null),
                message == null ? Report.Status.GRADED : Report.Status.COMPILE_ERROR,
                message,
                details,
                notes,
                new BigDecimal("53.9"),
                100,
                checks,
                diagnosis,
                List.of(),
                Report.Output.NONE,
                new Report.Timing(1));
    }
}
