package grundy.grader.grading;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * Whose problem written answers are judged on. What is not known here, the file of answers says, or else it is the lesson's own
 * problem.
 *
 * @param seed that of the class
 * @param student the id of who hands in
 */
public record SheetOwner(OptionalLong seed, Optional<String> student) {

    /** Whoever the file says. */
    public static final SheetOwner AS_WRITTEN = new SheetOwner(OptionalLong.empty(), Optional.empty());

    /** The same for one student. */
    public SheetOwner of(String id) {
        return new SheetOwner(seed, Optional.of(id));
    }

    /** A student of a class, of which no file says what it was given: without a seed that is the lesson's own problem. */
    public SheetOwner inClass(String id) {
        return new SheetOwner(OptionalLong.of(seed.orElse(0)), Optional.of(id));
    }
}
