package grundy.grader.classrun;

import grundy.grader.intake.Unit;
import grundy.grader.result.Report;
import java.io.IOException;

/** Grades what somebody handed in, whatever it is. Called by several threads at once. */
@FunctionalInterface
public interface UnitGrader {

    /**
     * Grades one submission.
     *
     * @throws NotGradedException if that fails for a known reason of ours; the submission has no mark then
     * @throws IOException if it fails for another, as it may with any unchecked exception
     */
    Report grade(Unit unit) throws NotGradedException, IOException;
}
