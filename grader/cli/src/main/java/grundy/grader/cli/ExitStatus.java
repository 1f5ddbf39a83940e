package grundy.grader.cli;

/** How a command ends, as the contract fixes it. */
enum ExitStatus {
    /** All is well. */
    PASSED(0),
    /** A check failed, or the submission could not be graded. */
    FAILED(1),
    /** The command line or a path is wrong. */
    USAGE(2),
    /** The grader itself failed. */
    FAULT(3);

    private final int code;

    ExitStatus(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
