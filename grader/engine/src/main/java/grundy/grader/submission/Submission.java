package grundy.grader.submission;

import java.util.List;
import java.util.Locale;

/**
 * What was found at a path.
 *
 * @param id the real name of the file or folder
 * @param name a name for people
 * @param kind how the solution was handed in
 * @param content the sources or classes
 * @param notes remarks for the student, a line each; they cost nothing
 */
public record Submission(String id, String name, Kind kind, Content content, List<String> notes) {
    public Submission {
        notes = List.copyOf(notes);
        if (id.isEmpty()) {
            throw new IllegalArgumentException("a submission needs an id");
        }
    }

    /** How a solution was handed in. */
    public enum Kind {
        JAVA_SOURCE("java-source"),
        JAVA_CLASSES("java-classes"),
        JAR("jar"),
        PROGRAM("program"),
        ANSWERS("answers");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** The kind that a name promises: what cannot be read is called so. */
        public static Kind promisedBy(String name) {
            if (name.toLowerCase(Locale.ROOT).endsWith(".jar")) {
                return JAR;
            }
            if (AnswersFolder.mayBe(name)) {
                return ANSWERS;
            }
            return ProgramFolder.isSource(name) ? PROGRAM : JAVA_SOURCE;
        }

        /** The word that reports use. */
        public String label() {
            return label;
        }
    }
}
