package grundy.grader.cli;

/** The command line or a path is wrong. The message is one line: what, where, what to do next. */
final class UsageException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
