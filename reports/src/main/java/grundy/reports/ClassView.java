package grundy.reports;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the page of a class shows beyond the report itself: what has to be counted, chosen or cut. The nested records are
 * public since templates read them by reflection.
 */
final class ClassView {

    private ClassView() {}

    static View of(ClassReport report) {
        List<ClassRow.Result> results = report.rows().stream()
                .map(ClassRow::outcome)
                .filter(ClassRow.Result.class::isInstance)
                .map(ClassRow.Result.class::cast)
                .toList();
        List<ClassExercise> exercises = ClassExercise.of(report, results);
        boolean mixed = exercises.size() > 1;
        List<Check> checks = mixed ? List.of() : checks(results);
        SharedMistakes mistakes = SharedMistakes.of(report.rows());
        List<ClassRows.Row> rows = ClassRows.of(report.rows(), checks, mistakes);
        return new View(
                exercises,
                exercises.stream().mapToInt(ClassExercise::graded).sum(),
                statuses(report),
                mistakes.mistakes(),
                checks,
                rows,
                rows.stream()
                        .filter(row -> row.status().equals(ClassRow.Fault.WORD))
                        .toList(),
                new Columns(
                        mixed,
                        rows.stream().anyMatch(row -> !row.label().equals(row.id())),
                        rows.stream().anyMatch(row -> row.mistake() != null),
                        rows.stream().anyMatch(row -> row.sameAs() != null)));
    }

    /** Those that occur, and {@code graded} always. */
    private static List<StatusCount> statuses(ClassReport report) {
        Map<String, Integer> counts = new TreeMap<>();
        report.rows().forEach(row -> counts.merge(row.outcome().word(), 1, Integer::sum));
        counts.putIfAbsent(Report.Status.GRADED.word(), 0);
        return Stream.concat(
                        Arrays.stream(Report.Status.values()).map(Report.Status::word), Stream.of(ClassRow.Fault.WORD))
                .filter(counts::containsKey)
                .map(status -> new StatusCount(status, counts.getOrDefault(status, 0)))
                .toList();
    }

    /** The checks of the exercise. A program is asked fewer cases of some, whose title says so: the fullest title stands. */
    private static List<Check> checks(List<ClassRow.Result> results) {
        Map<String, ClassRow.CheckScore> fullest = new LinkedHashMap<>();
        results.stream()
                .flatMap(result -> result.checks().stream())
                .forEach(score -> fullest.merge(score.id(), score, (a, b) -> b.cases() > a.cases() ? b : a));
        return fullest.values().stream()
                .map(score -> new Check(score.id(), score.title(), score.weight()))
                .toList();
    }

    /**
     * The whole.
     *
     * @param exercises those that submissions were graded for, and how the class did in each
     * @param graded how many submissions were asked all questions
     * @param statuses how many submissions ended in each way
     * @param mistakes the misconceptions, most shared first
     * @param checks the columns that each check has; none where there are several exercises
     * @param rows one for each submission
     * @param faults those of the rows that are faults of the grader
     * @param columns which columns have anything to show
     */
    public record View(
            List<ClassExercise> exercises,
            int graded,
            List<StatusCount> statuses,
            List<SharedMistakes.Mistake> mistakes,
            List<Check> checks,
            List<ClassRows.Row> rows,
            List<ClassRows.Row> faults,
            Columns columns) {}

    /** How many submissions ended in this way. */
    public record StatusCount(String status, int count) {}

    /** A check that the table has a column for. */
    public record Check(String id, String title, int weight) {}

    /**
     * Which columns have anything to show.
     *
     * @param exercise whether there are several exercises
     * @param name whether a name differs from its id
     * @param mistake whether there is a misconception
     * @param sameAs whether some submissions have the same content
     */
    public record Columns(boolean exercise, boolean name, boolean mistake, boolean sameAs) {}
}
