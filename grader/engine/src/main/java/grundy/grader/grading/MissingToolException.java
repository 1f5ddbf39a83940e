package grundy.grader.grading;

/** Something is not installed that a submission of this kind needs: no fault of the submission. The message is one line. */
public final class MissingToolException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    MissingToolException(String tool, String remedy) {
        super(tool + " is not installed: " + remedy);
    }
}
