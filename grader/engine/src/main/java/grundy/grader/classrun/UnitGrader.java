package grundy.grader.classrun;

import grundy.grader.result.Report;
import java.io.IOException;
import java.nio.file.Path;

/** Grades what lies at a path, whatever it is. Called by several threads at once. */
@FunctionalInterface
public interface UnitGrader {

    /**
     * Grades one submission.
     *
     * @throws NotGradedException if that fails for a known reason of ours; the submission has no mark then
     * @throws IOException if it fails for another, as it may with any unchecked exception
     */
    Report grade(Path path) throws NotGradedException, IOException;
}
