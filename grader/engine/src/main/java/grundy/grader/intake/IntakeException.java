package grundy.grader.intake;

/** A class or a roster that cannot be read, told to a person in one line: what, where, and what to do next. */
public final class IntakeException extends Exception {
    private static final long serialVersionUID = 1L;

    IntakeException(String message) {
        super(message);
    }

    /** One line, fit to be shown as it is. */
    public String message() {
        return String.valueOf(getMessage());
    }
}
