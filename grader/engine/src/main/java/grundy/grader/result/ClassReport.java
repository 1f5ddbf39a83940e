package grundy.grader.result;

import java.util.List;

/**
 * What came of a class.
 *
 * @param exercise the exercise's id
 * @param exerciseTitle one line for a person
 * @param seed what drove the random cases
 * @param maxScore the best mark there is
 * @param rows one for each submission, in order of id
 * @param absent those of the roster who handed in nothing, in order of id; empty without a roster
 * @param notes remarks on the class as a whole, such as the layout that was found
 */
public record ClassReport(
        String exercise,
        String exerciseTitle,
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
}
