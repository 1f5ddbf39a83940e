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
 */
public record Assignment(Optional<Exercise> exercise, Optional<List<String>> command, long seed) {
    public Assignment {
        command = command.map(List::copyOf);
    }
}
