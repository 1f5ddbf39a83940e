package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The exercises that the submissions of a class were graded for.
 *
 * @param counts how many were graded for each
 */
record GradedExercises(Catalogue catalogue, Map<String, Integer> counts) {

    static GradedExercises of(Catalogue catalogue, List<ClassRow> rows) {
        var counts = new TreeMap<String, Integer>();
        for (ClassRow row : rows) {
            if (row.outcome() instanceof ClassRow.Result result && result.status() == Report.Status.GRADED) {
                counts.merge(result.exercise(), 1, Integer::sum);
            }
        }
        return new GradedExercises(catalogue, counts);
    }

    /** That of most submissions; empty where none could be graded. */
    Optional<Exercise> most() {
        return counts.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .flatMap(most -> catalogue.find(most.getKey()));
    }

    /** Whether one of them is about a game of heaps. */
    boolean haveHeaps() {
        return counts.keySet().stream()
                .anyMatch(id -> catalogue.find(id).flatMap(Exercise::game).isPresent());
    }
}
