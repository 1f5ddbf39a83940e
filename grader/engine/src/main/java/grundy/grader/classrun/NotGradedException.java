package grundy.grader.classrun;

/** A submission that could not be graded for a reason of ours that is known and told: what is wrong, and what to do. */
public final class NotGradedException extends Exception {
    private static final long serialVersionUID = 1L;

    /** One line for a person. */
    public NotGradedException(String message) {
        super(message);
    }
}
