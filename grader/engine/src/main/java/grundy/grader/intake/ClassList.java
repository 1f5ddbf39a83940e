package grundy.grader.intake;

import java.util.List;

/**
 * The submissions of a class.
 *
 * @param units in order of id
 * @param notes remarks for the instructor, a line each: the layout that was found, what was left out
 */
public record ClassList(List<Unit> units, List<String> notes) {
    public ClassList {
        units = List.copyOf(units);
        notes = List.copyOf(notes);
    }
}
