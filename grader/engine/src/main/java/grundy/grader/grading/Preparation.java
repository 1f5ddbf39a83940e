package grundy.grader.grading;

import grundy.catalogue.Exercise;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;

/** The way from what was handed in to a solution that can be asked. */
interface Preparation extends AutoCloseable {

    /**
     * Compiles what has to be compiled.
     *
     * @return what the solution says of the exercise that it is for
     */
    Claims compile() throws NotGradable, SubmissionException, IOException;

    /** The solution, for an exercise, after {@link #compile}. It has not been started yet. */
    Respondent respondent(Exercise exercise) throws NotGradable, SubmissionException, IOException;

    @Override
    void close();
}
