package grundy.reports;

import grundy.grader.result.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Writes the files of one report. One instance serves a whole class, from several threads at once. */
public final class ReportFiles {

    private final HtmlPage html;
    private final JsonReport json;

    /**
     * Reads no template yet.
     *
     * @param templateOverrides a folder whose files stand in for the built-in templates of the same name; what is not in
     *     there comes from the built-in ones
     * @param language of the page; the other files are in English
     * @param toolVersion the grader's version, such as {@code 1.0.0}
     * @throws BrokenTemplateException if there is no such folder
     */
    public ReportFiles(Optional<Path> templateOverrides, Language language, String toolVersion)
            throws BrokenTemplateException {
        this.html = new HtmlPage(Templates.load(templateOverrides), language, toolVersion);
        this.json = new JsonReport(toolVersion);
    }

    /**
     * Writes {@code index.html}, {@code report.json} and what else is asked for. A file is there whole or not at all; one
     * of the same name is replaced.
     *
     * @param outDir made if it is missing
     * @param formats those that are not {@linkplain Format#forSubmission for a submission} write nothing
     * @throws BrokenTemplateException if a template cannot be used: one line with the file, the line and what is wrong
     * @throws IOException if a file cannot be written
     */
    public void write(Report report, Path outDir, Set<Format> formats) throws IOException {
        OutputFolder folder = OutputFolder.create(outDir);
        // The page last: a template of somebody else's may fail, and the mark is not lost with it.
        write(report, folder, json.render(report), formats);
        folder.write("index.html", html.render(report));
        // What writeFresh has left.
        folder.remove(FreshMark.FILE);
    }

    /**
     * Writes the same, but the page looks again and again for a later call of this, and then loads itself anew; the next
     * {@link #write} ends that for whoever opens the page from then on.
     *
     * @throws BrokenTemplateException as above
     * @throws IOException as above
     */
    public void writeFresh(Report report, Path outDir, Set<Format> formats) throws IOException {
        OutputFolder folder = OutputFolder.create(outDir);
        String text = json.render(report);
        var state = FreshMark.of(text);
        write(report, folder, text, formats);
        folder.write("index.html", html.render(report, Optional.of(state)));
        // Announced when it is there.
        folder.write(FreshMark.FILE, state.announcement());
    }

    private static void write(Report report, OutputFolder folder, String text, Set<Format> formats) throws IOException {
        folder.write("report.json", text);
        for (Format format : Format.values()) {
            if (formats.contains(format)) {
                write(report, folder, format);
            }
        }
    }

    /** Each in a file of its own; where two platforms ask for the same name, each in a folder of its own. */
    private static void write(Report report, OutputFolder folder, Format format) throws IOException {
        switch (format) {
            case JUNIT -> folder.write("junit.xml", new JUnitXml().render(report));
            case GRADESCOPE -> folder.sub("gradescope").write("results.json", new GradescopeResults().render(report));
            case PRAIRIELEARN ->
                folder.sub("prairielearn").write("results.json", new PrairieLearnResults().render(report));
            case EXERCISM -> folder.sub("exercism").write("results.json", new ExercismResults().render(report));
            case CHECK50 -> folder.write("check50.json", new Check50Results().render(report));
            case CLASSROOM50 -> folder.sub("classroom50").write("result.json", new Classroom50Result().render(report));
            case GITHUB -> {
                OutputFolder github = folder.sub("github");
                github.write("annotations.txt", new GitHubAnnotations().render(report));
                github.write("summary.md", new GitHubSummary().render(report));
            }
            case CSV -> {
                // It is about a class.
            }
        }
    }
}
