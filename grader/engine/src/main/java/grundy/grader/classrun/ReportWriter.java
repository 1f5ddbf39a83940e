package grundy.grader.classrun;

import grundy.grader.result.Report;
import java.io.IOException;
import java.nio.file.Path;

/** Writes the report of one submission. Called by several threads at once. */
@FunctionalInterface
public interface ReportWriter {

    /**
     * Writes into a folder that is there and empty.
     *
     * @throws IOException if that fails; the run stops then, for the next submission would fare no better
     */
    void write(Report report, Path folder) throws IOException;
}
