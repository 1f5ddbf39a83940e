package grundy.grader.submission;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What a file of written answers says.
 *
 * @param file what it is called, for messages
 * @param exercise the id of the exercise that it answers
 * @param seed of the class that it was made for, where it says so
 * @param student the id of the student that it was made for, where it names one
 * @param answers what stands in each blank, by its name: an {@link Integer}, a {@link String}, an {@link Odd}, or a list of these;
 *     a blank that was left empty is not among them
 */
public record WrittenAnswers(
        String file, String exercise, OptionalLong seed, Optional<String> student, Map<String, Object> answers) {
    public WrittenAnswers {
        answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }

    /**
     * Something in a blank that is no answer to any question.
     *
     * @param what such as {@code JSON object}
     */
    public record Odd(String what) {}
}
