package grundy.grader.cli;

import grundy.grader.result.ClassReport;
import grundy.reports.ClassFiles;
import grundy.reports.sheet.CanvasSheet;
import grundy.reports.sheet.Filled;
import grundy.reports.sheet.MoodleSheet;
import grundy.reports.sheet.SheetException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Sheets that a platform exported, to be filled with the marks. */
final class SheetOptions {

    private static final String MOODLE = "moodle.csv";
    private static final String CANVAS = "canvas.csv";

    @Option(
            names = "--moodle-worksheet",
            paramLabel = "CSV",
            description = "Moodle's grading worksheet, to be filled: moodle.csv")
    private @Nullable Path worksheet;

    @Option(
            names = "--moodle-column",
            paramLabel = "HEADER",
            description = "its column of grades, where that cannot be told")
    private @Nullable String gradeColumn;

    @Option(
            names = "--moodle-feedback",
            paramLabel = "HEADER",
            description = "a column whose empty cells get a line of feedback")
    private @Nullable String feedbackColumn;

    @Option(
            names = "--canvas-gradebook",
            paramLabel = "CSV",
            description = "Canvas' gradebook, to be filled: canvas.csv")
    private @Nullable Path gradebook;

    @Option(names = "--canvas-assignment", paramLabel = "TITLE", description = "its assignment, by title or id")
    private @Nullable String assignment;

    /** The sheets, read before anything is graded. */
    record Sheets(Optional<MoodleSheet> moodle, Optional<CanvasSheet> canvas) {

        /**
         * Writes those that there are. A sheet that names nobody of the class is told and left out: the marks are not lost
         * with it.
         *
         * @param written is told the files
         * @param remarks is told what did not fit
         */
        void write(ClassReport report, Path out, Map<String, Path> written, List<String> remarks) throws IOException {
            if (moodle.isPresent()) {
                write(
                        () -> moodle.get().fill(report),
                        "Moodle worksheet, to upload",
                        out.resolve(MOODLE),
                        written,
                        remarks);
            }
            if (canvas.isPresent()) {
                write(
                        () -> canvas.get().fill(report),
                        "Canvas gradebook, to import",
                        out.resolve(CANVAS),
                        written,
                        remarks);
            }
        }

        private static void write(
                Filling filling, String what, Path file, Map<String, Path> written, List<String> remarks)
                throws IOException {
            try {
                Filled sheet = filling.fill();
                ClassFiles.write(sheet, file.resolveSibling(""), String.valueOf(file.getFileName()));
                remarks.addAll(sheet.notes());
                written.put(what, file);
            } catch (SheetException e) {
                remarks.add(String.valueOf(e.getMessage()));
            }
        }
    }

    /**
     * Reads them.
     *
     * @throws UsageException if one cannot be used
     */
    Sheets read() {
        if (gradebook != null && assignment == null) {
            throw new UsageException("--canvas-gradebook: say with --canvas-assignment which assignment to fill");
        }
        try {
            return new Sheets(
                    worksheet == null
                            ? Optional.empty()
                            : Optional.of(MoodleSheet.read(
                                    worksheet, Optional.ofNullable(gradeColumn), Optional.ofNullable(feedbackColumn))),
                    gradebook == null || assignment == null
                            ? Optional.empty()
                            : Optional.of(CanvasSheet.read(gradebook, assignment)));
        } catch (SheetException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** What may fail. */
    @FunctionalInterface
    private interface Filling {
        Filled fill() throws SheetException;
    }
}
