package grundy.grader.submission;

import java.util.List;

/**
 * The class that answers.
 *
 * @param className its binary name
 * @param notes remarks for the student, such as how to register it
 */
public record Provider(String className, List<String> notes) {
    public Provider {
        notes = List.copyOf(notes);
    }
}
