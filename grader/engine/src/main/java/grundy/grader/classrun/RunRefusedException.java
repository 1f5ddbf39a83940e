package grundy.grader.classrun;

/** A run that must not start, told to a person: what, where, and what to do next. */
public final class RunRefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    RunRefusedException(String message) {
        super(message);
    }
}
