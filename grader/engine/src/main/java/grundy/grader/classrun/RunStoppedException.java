package grundy.grader.classrun;

import java.io.IOException;

/** A run that had to stop since nothing more can be written. What was finished is kept. */
public final class RunStoppedException extends IOException {
    private static final long serialVersionUID = 1L;

    private final int finished;

    RunStoppedException(int finished, IOException cause) {
        super(cause.getMessage(), cause);
        this.finished = finished;
    }

    /** How many submissions have their result. */
    public int finished() {
        return finished;
    }

    /** What went wrong with the writing. */
    public IOException reason() {
        return getCause() instanceof IOException reason ? reason : this;
    }
}
