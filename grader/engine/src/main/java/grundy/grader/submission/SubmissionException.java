package grundy.grader.submission;

import java.util.List;
import java.util.Optional;

/** A submission that cannot be read or used, told to a person: what, where, and what to do next. */
public final class SubmissionException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Problem problem;
    private final String[] details;
    private final String exercise;

    /**
     * A problem in one line.
     *
     * @param message one line, fit to be shown as it is
     * @param details further lines, such as all files that have the same fault; may be empty
     */
    public SubmissionException(Problem problem, String message, List<String> details) {
        this(problem, message, details, "");
    }

    private SubmissionException(Problem problem, String message, List<String> details, String exercise) {
        super(message);
        this.problem = problem;
        this.details = details.toArray(String[]::new);
        this.exercise = exercise;
    }

    SubmissionException(Problem problem, String message) {
        this(problem, message, List.of());
    }

    /** What kind of problem it is. */
    public Problem problem() {
        return problem;
    }

    /** One line. */
    public String message() {
        return String.valueOf(getMessage());
    }

    /** Further lines; may be empty. */
    public List<String> details() {
        return List.of(details);
    }

    /** The same problem, of something that says for which exercise it is. */
    SubmissionException in(String claimed) {
        return new SubmissionException(problem, message(), details(), claimed);
    }

    /** The id of the exercise that it says it is for; there may be no such exercise. */
    public Optional<String> exercise() {
        return Optional.of(exercise).filter(id -> !id.isEmpty());
    }

    /** What kind of problem it is, and so how the run ends. */
    public enum Problem {
        /** Nothing to read at the path, or nothing that this grader takes. */
        BAD_PATH,
        /** Readable, but nothing inside looks like a solution. */
        NO_SOLUTION,
        /** There is a solution, but no virtual machine could load it, or it is not clear which one is meant. */
        NOT_LOADABLE,
        /** It breaks a rule that protects the grader. */
        REJECTED,
        /** A compiler could not read it. */
        COMPILE_ERROR
    }
}
