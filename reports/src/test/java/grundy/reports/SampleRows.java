package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.CheckScore;
import grundy.grader.result.ClassRow.Fault;
import grundy.grader.result.ClassRow.KnownFault;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.ClassRow.Outcome;
import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Diagnosis.Agreement;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Member;
import grundy.grader.result.Report.Status;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Rows of a class, and what they are made of. */
final class SampleRows {

    static final String TITLE = "Take-and-split: Grundy values, winner and winning move";

    static final Misconception SUM =
            mistake("sum-of-values", "Values added instead of XORed to name the winner", Agreement.EVERY_CASE);
    static final Misconception MAX =
            mistake("max-of-values", "Largest value instead of XOR to name the winner", Agreement.EVERY_CASE);
    static final Misconception NO_SPLIT =
            mistake("no-split", "Forgets that a move may split the heap", Agreement.EVERY_VALUE);
    static final Misconception FIRST_HEAP =
            mistake("first-heap-only", "Looks for a move on the first heap alone", Agreement.MOST);

    private SampleRows() {}

    static ClassRow row(String id, String name, Outcome outcome) {
        return new ClassRow(id, name, List.of(new Member(id, name)), List.of(), outcome);
    }

    static ClassRow fault(String id, String name, String message) {
        return row(id, name, new Fault(message));
    }

    static Result right() {
        return right("1");
    }

    static Result right(String id) {
        return graded(id, List.of("20.0", "40.0", "30.0", "10.0"), List.of(), List.of(), null);
    }

    /** Says first on every position of two equal heaps that is not 0 0, as the values 0 1 2 0 1 ... have it. */
    static Result adds(String id) {
        return graded(id, List.of("20.0", "2.8", "30.0", "0.5"), List.of(SUM, MAX), equalValues(), null);
    }

    static List<HeapPair> equalValues() {
        return pairs().stream()
                .filter(p -> Lesson.g(p.first()) == Lesson.g(p.second()) && Lesson.g(p.first()) != 0)
                .toList();
    }

    static List<HeapPair> pairs() {
        return IntStream.range(0, 81).mapToObj(i -> new HeapPair(i / 9, i % 9)).toList();
    }

    /** A misconception that is a single mistake. */
    static Misconception mistake(String mutant, String title, Agreement agreement) {
        return new Misconception(List.of(new KnownFault(mutant, title)), agreement);
    }

    static Result graded(
            String id,
            List<String> points,
            List<Misconception> mistakes,
            List<HeapPair> missed,
            @Nullable String sameAs) {
        BigDecimal sum = points.stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add);
        return new Result(
                "take-and-split",
                TITLE,
                Status.GRADED,
                null,
                sum,
                100,
                "reports/" + id,
                checks(points),
                mistakes,
                missed,
                sameAs);
    }

    static Result ungraded(Status status, String id, String message) {
        List<CheckScore> none = checks(List.of("0.0", "0.0", "0.0", "0.0")).stream()
                .map(c -> new CheckScore(
                        c.id(), c.title(), c.weight(), c.score(), CheckResult.Status.NOT_RUN, c.cases(), c.cases()))
                .toList();
        return new Result(
                "take-and-split",
                TITLE,
                status,
                message,
                new BigDecimal("0.0"),
                100,
                "reports/" + id,
                none,
                List.of(),
                List.of(),
                null);
    }

    /** A graded submission of any exercise, with one check that is all of the mark. */
    static Result of(String exercise, String title, String mark, int max, List<HeapPair> missed) {
        var score = new BigDecimal(mark);
        boolean full = score.compareTo(BigDecimal.valueOf(max)) == 0;
        var check = new CheckScore(
                "values",
                "Values",
                max,
                score,
                full ? CheckResult.Status.PASSED : CheckResult.Status.FAILED,
                10,
                full ? 0 : 1);
        return new Result(
                exercise, title, Status.GRADED, null, score, max, "reports/x", List.of(check), List.of(), missed, null);
    }

    static Result doesNotCompile(String message) {
        return ungraded(Status.COMPILE_ERROR, "103", message);
    }

    private static List<CheckScore> checks(List<String> points) {
        List<String> ids = List.of("table", "winners", "moves", "large");
        return IntStream.range(0, 4)
                .mapToObj(i -> {
                    String id = ids.get(i);
                    int weight = SampleParts.weight(id);
                    BigDecimal score = new BigDecimal(points.get(i));
                    boolean full = score.compareTo(BigDecimal.valueOf(weight)) == 0;
                    return new CheckScore(
                            id,
                            SampleParts.title(id),
                            weight,
                            score,
                            full ? CheckResult.Status.PASSED : CheckResult.Status.FAILED,
                            SampleParts.cases(id),
                            full ? 0 : 1);
                })
                .toList();
    }
}
