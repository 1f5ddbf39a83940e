package grundy.reports;

import grundy.grader.result.ClassReport;
import grundy.reports.sheet.Filled;
import grundy.reports.sheet.GradesCsv;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Writes the files about a class as a whole. Nothing of them goes into a student's report. */
public final class ClassFiles {

    private final ClassPage html;
    private final JsonClass json;

    /**
     * Reads no template yet.
     *
     * @param templateOverrides a folder whose files stand in for the built-in templates of the same name; what is not in
     *     there comes from the built-in ones
     * @param language of the page; the other files are in English
     * @param toolVersion the grader's version, such as {@code 1.0.0}
     * @throws BrokenTemplateException if there is no such folder
     */
    public ClassFiles(Optional<Path> templateOverrides, Language language, String toolVersion)
            throws BrokenTemplateException {
        this.html = new ClassPage(Templates.load(templateOverrides), language, toolVersion);
        this.json = new JsonClass(toolVersion);
    }

    /**
     * Writes {@code class.json}, what else is asked for, and {@code index.html}. A file is there whole or not at all; one of the
     * same name is replaced. Page and JSON are written as they are made, so a large class needs no more memory than its report.
     *
     * @param outDir made if it is missing; the folders of the reports are relative to it
     * @param formats those that are not {@linkplain Format#forClass for a class} write nothing
     * @throws BrokenTemplateException if a template cannot be used: one line with the file, the line and what is wrong
     * @throws IOException if a file cannot be written
     */
    public void write(ClassReport report, Path outDir, Set<Format> formats) throws IOException {
        OutputFolder folder = OutputFolder.create(outDir);
        // The page last: a template of somebody else's may fail, and the marks are not lost with it.
        folder.write("class.json", out -> json.write(report, out));
        if (formats.contains(Format.JUNIT)) {
            folder.write("junit.xml", new ClassJUnitXml().render(report));
        }
        if (formats.contains(Format.CSV)) {
            folder.write("grades.csv", GradesCsv.render(report));
        }
        folder.write("index.html", out -> html.write(report, out));
    }

    /**
     * Writes a platform's sheet that was filled in. It is there whole or not at all.
     *
     * @param outDir made if it is missing
     * @param name the file's name, such as {@code moodle.csv}
     * @throws IOException if the file cannot be written
     */
    public static void write(Filled sheet, Path outDir, String name) throws IOException {
        OutputFolder.create(outDir).write(name, sheet.text());
    }
}
