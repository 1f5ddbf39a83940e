package grundy.grader.grading;

import grundy.catalogue.Exercise;
import java.util.List;
import java.util.Optional;

/**
 * What one submission, or each of a class, is asked.
 *
 * @param exercise the exercise, or empty to take the one that the solution names with {@code @Solves}, or else the first
 *     whose interface it implements
 * @param command the words of a command that runs the submission, where it is a program that is to be started in this way
 * @param seed drives everything random
 * @param owner whose problem it is that written answers are judged on
 */
public record Assignment(Optional<Exercise> exercise, Optional<List<String>> command, long seed, SheetOwner owner) {
    public Assignment {
        command = command.map(List::copyOf);
    }

    /** One in which written answers are judged on the problem that they were made for. */
    public Assignment(Optional<Exercise> exercise, Optional<List<String>> command, long seed) {
        this(exercise, command, seed, SheetOwner.AS_WRITTEN);
    }

    /** The same, where written answers are judged on a problem of this owner. */
    public Assignment ownedBy(SheetOwner other) {
        return new Assignment(exercise, command, seed, other);
    }
}
