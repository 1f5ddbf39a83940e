package grundy.grader.sandbox;

/** The isolation that was asked for does not work on this machine. The message is one line for a person. */
public final class SandboxUnavailableException extends Exception {
    private static final long serialVersionUID = 1L;

    SandboxUnavailableException(String message) {
        super(message);
    }
}
