package grundy.reports;

import grundy.grader.result.ClassReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Writes the files about a class as a whole. Nothing of them goes into a student's report. */
public final class ClassFiles {

    private final ClassPage html;
    private final JsonClass json;

    /**
     * Reads no template yet.
     *
     * @param templateOverrides a folder whose files stand in for the built-in templates of the same name; what is not in
     *     there comes from the built-in ones
     * @param toolVersion the grader's version, such as {@code 1.0.0}
     * @throws BrokenTemplateException if there is no such folder
     */
    public ClassFiles(Optional<Path> templateOverrides, String toolVersion) throws BrokenTemplateException {
        this.html = new ClassPage(Templates.load(templateOverrides), toolVersion);
        this.json = new JsonClass(toolVersion);
    }

    /**
     * Writes {@code class.json}, then {@code index.html}. A file is there whole or not at all; one of the same name is
     * replaced. Both are written as they are made, so a large class needs no more memory than its report.
     *
     * @param outDir made if it is missing; the folders of the reports are relative to it
     * @throws BrokenTemplateException if a template cannot be used: one line with the file, the line and what is wrong
     * @throws IOException if a file cannot be written
     */
    public void writeClass(ClassReport report, Path outDir) throws IOException {
        OutputFolder folder = OutputFolder.create(outDir);
        // The page last: a template of somebody else's may fail, and the marks are not lost with it.
        folder.write("class.json", out -> json.write(report, out));
        folder.write("index.html", out -> html.write(report, out));
    }
}
