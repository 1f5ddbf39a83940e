package grundy.reports;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a class did in one exercise. Where a class has several, what could not be graded belongs to none of them, for nobody knows
 * which one it was meant for. Public since templates read it by reflection.
 *
 * @param maxScore the best mark there is
 * @param graded how many submissions were asked all questions
 * @param full how many have the best mark
 * @param marks of all submissions that have one, or null where none has
 * @param histogram of the same marks, or null
 * @param heat of the graded submissions, or null where no position of heaps was asked
 */
public record ClassExercise(
        String id,
        String title,
        int maxScore,
        int graded,
        int full,
        @Nullable MarkSpread marks,
        @Nullable Histogram histogram,
        @Nullable HeatMap heat) {

    /** Those that submissions were graded for, in order of id; one where none could be graded. */
    static List<ClassExercise> of(ClassReport report, List<ClassRow.Result> results) {
        Map<String, String> titles = report.exercises();
        if (titles.size() == 1) {
            Map.Entry<String, String> only = titles.entrySet().iterator().next();
            return List.of(of(only, results, report.maxScore(), report.heaps()));
        }
        return titles.entrySet().stream()
                .map(exercise -> of(exercise, gradedFor(exercise.getKey(), results)))
                .toList();
    }

    static boolean isGraded(ClassRow.Result result) {
        return result.status() == Report.Status.GRADED;
    }

    private static List<ClassRow.Result> gradedFor(String exercise, List<ClassRow.Result> results) {
        return results.stream()
                .filter(result -> isGraded(result) && result.exercise().equals(exercise))
                .toList();
    }

    private static ClassExercise of(Map.Entry<String, String> exercise, List<ClassRow.Result> graded) {
        return of(exercise, graded, graded.get(0).maxScore(), false);
    }

    private static ClassExercise of(
            Map.Entry<String, String> exercise, List<ClassRow.Result> results, int maxScore, boolean heaps) {
        List<BigDecimal> marks = results.stream().map(ClassRow.Result::score).toList();
        MarkSpread spread = marks.isEmpty() ? null : MarkSpread.of(marks, maxScore);
        List<ClassRow.Result> graded =
                results.stream().filter(ClassExercise::isGraded).toList();
        boolean asksHeaps =
                heaps || graded.stream().anyMatch(r -> !r.missedPairs().isEmpty());
        return new ClassExercise(
                exercise.getKey(),
                exercise.getValue(),
                maxScore,
                graded.size(),
                (int) marks.stream()
                        .filter(mark -> mark.compareTo(BigDecimal.valueOf(maxScore)) >= 0)
                        .count(),
                spread,
                spread == null ? null : Histogram.of(marks, spread.median(), maxScore),
                asksHeaps ? HeatMap.of(graded) : null);
    }
}
