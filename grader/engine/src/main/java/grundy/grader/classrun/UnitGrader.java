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
     * @throws IOException if that fails for reasons of ours or of the machine; the submission has no mark then
     */
    Report grade(Path path) throws IOException;
}
