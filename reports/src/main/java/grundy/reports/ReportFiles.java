package grundy.reports;

import grundy.grader.result.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
     * Reads the page's templates ahead, in a thread of its own: there is time while a submission is compiled and asked. What
     * cannot be read is told by {@link #write}.
     */
    public void readAhead() {
        var thread = new Thread(html::readAhead, "templates");
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Writes {@code index.html}, {@code report.json} and what else is asked for. A file is there whole or not at all; one
     * of the same name is replaced, and those of further formats, which an earlier run made, are removed.
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
        folder.write("index.html", page(report, folder, Optional.empty()));
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
        folder.write("index.html", page(report, folder, Optional.of(state)));
        // Announced when it is there.
        folder.write(FreshMark.FILE, state.announcement());
    }

    /** Where there is none, one of an earlier run does not stay: it has another mark, or tells what is not to be told. */
    private String page(Report report, OutputFolder folder, Optional<FreshMark> fresh) throws IOException {
        try {
            return html.render(report, fresh);
        } catch (BrokenTemplateException e) {
            folder.remove("index.html");
            throw e;
        }
    }

    private static void write(Report report, OutputFolder folder, String text, Set<Format> formats) throws IOException {
        folder.write("report.json", text);
        for (Format format : Format.values()) {
            if (formats.contains(format)) {
                write(report, folder, format);
            } else {
                remove(folder, format);
            }
        }
    }

    /** What an earlier run made is not about this report, and may tell what is not to be told. */
    private static void remove(OutputFolder folder, Format format) throws IOException {
        for (String file : format.files()) {
            folder.remove(file);
        }
    }

    /** Each in a file of its own; where two platforms ask for the same name, each in a folder of its own. */
    private static void write(Report report, OutputFolder folder, Format format) throws IOException {
        List<String> texts = texts(report, format);
        for (int i = 0; i < texts.size(); i++) {
            folder.writeBelow(format.files().get(i), texts.get(i));
        }
    }

    /** What stands in each of its files. */
    private static List<String> texts(Report report, Format format) throws IOException {
        return switch (format) {
            case JUNIT -> List.of(new JUnitXml().render(report));
            case GRADESCOPE -> List.of(new GradescopeResults().render(report));
            case PRAIRIELEARN -> List.of(new PrairieLearnResults().render(report));
            case EXERCISM -> List.of(new ExercismResults().render(report));
            case CHECK50 -> List.of(new Check50Results().render(report));
            case CLASSROOM50 -> List.of(new Classroom50Result().render(report));
            case GITHUB -> List.of(new GitHubAnnotations().render(report), new GitHubSummary().render(report));
            // It is about a class.
            case CSV -> List.of();
        };
    }
}
