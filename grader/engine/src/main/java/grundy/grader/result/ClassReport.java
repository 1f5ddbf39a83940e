package grundy.grader.result;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came of a class.
 *
 * @param exercise the id of the exercise that was asked for, or else of the one that most submissions were graded for
 * @param exerciseTitle one line for a person
 * @param heaps whether an exercise is about heaps, so that its positions can be drawn on a map
 * @param seed what drove the random cases
 * @param maxScore the best mark there is
 * @param rows one for each submission, in order of id
 * @param absent those of the roster who handed in nothing, in order of id; empty without a roster
 * @param notes remarks on the class as a whole, such as the layout that was found
 */
public record ClassReport(
        String exercise,
        String exerciseTitle,
        boolean heaps,
        long seed,
        int maxScore,
        List<ClassRow> rows,
        List<Member> absent,
        List<String> notes) {
    public ClassReport {
        rows = List.copyOf(rows);
        absent = List.copyOf(absent);
        notes = List.copyOf(notes);
    }

    /** The titles of the exercises that were graded, by their ids; one where nobody could be graded. */
    public Map<String, String> exercises() {
        var titles = new TreeMap<String, String>();
        for (ClassRow row : rows) {
            if (row.outcome() instanceof ClassRow.Result result && result.status() == Report.Status.GRADED) {
                titles.put(result.exercise(), result.exerciseTitle());
            }
        }
        if (titles.isEmpty()) {
            titles.put(exercise, exerciseTitle);
        }
        return titles;
    }
}
