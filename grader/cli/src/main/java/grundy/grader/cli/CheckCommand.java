package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.grader.grading.Assignment;
import grundy.grader.grading.Disclosure;
import grundy.grader.grading.GradingLimits;
import grundy.grader.grading.MissingToolException;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.grader.submission.SubmissionException;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Format;
import grundy.reports.Language;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Grades one submission. */
@Command(
        name = "check",
        description = "Grades one submission, and explains each mistake in a report.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Exit status: 0 all checks passed, 1 a check failed or the submission could",
            "not be graded, 2 the command line or a path is wrong, 3 grundy failed."
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class CheckCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "PATH",
            description =
                    "a folder of .java files, one .java file, a Maven or Gradle project, a folder of classes, a .jar,"
                            + " a .cpp or .py file or a folder of them, or a program that can be run")
    private Path path;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "grundy-report",
            description = "where the report goes (default: ${DEFAULT-VALUE})")
    private Path out;

    @Option(
            names = "--student",
            paramLabel = "ID",
            description = "written answers are judged on this student's problem (default: whose the file says it is)")
    private @Nullable String student;

    @Option(
            names = "--watch",
            description =
                    "checks again whenever the submission is saved, until Ctrl-C, and keeps the open report fresh")
    private boolean watch;

    @Mixin
    private GradingOptions options;

    @Mixin
    private PageOptions pages;

    @Mixin
    private FormatOption formats;

    @ParentCommand
    private GrundyCommand parent;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var catalogue = options.catalogue();
        Assignment assignment = assignment(catalogue);
        GradingLimits limits =
                options.limits().withProgramsAtATime(Runtime.getRuntime().availableProcessors());
        if (path.toString().isEmpty()) {
            throw new UsageException("PATH is empty: give the submission, or . for this folder");
        }
        Set<Format> further = formats.forSubmission();
        ReportFolder.check(out, ReportFolder.OF_ONE);
        try {
            Language language = pages.language(catalogue);
            var files = new ReportFiles(pages.templates(), language, Version.text());
            files.readAhead();
            try (var desk = GradingDesk.open(catalogue, options.sandbox(), limits, options.archives())) {
                CheckWatch.Round round = () -> Disclosure.limit(desk.grader().grade(path, assignment), pages.reveal());
                return (watch ? watch(round, files, language, further) : once(round, files, language, further)).code();
            }
        } catch (BrokenTemplateException | MissingToolException | SandboxUnavailableException | SubmissionException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private Assignment assignment(Catalogue catalogue) {
        Assignment given = options.assignment(catalogue);
        return student == null ? given : given.ownedBy(given.owner().of(student));
    }

    /** Writes the report and prints its summary, which is all that is left where the report cannot be written. */
    private ExitStatus once(CheckWatch.Round round, ReportFiles files, Language language, Set<Format> further)
            throws SubmissionException, IOException {
        Report report = round.grade();
        boolean written = false;
        try {
            ReportFolder.write(out, () -> files.write(report, out, further));
            written = true;
        } finally {
            new CheckSummary(spec.commandLine().getOut(), parent.terminal(), language)
                    .print(report, written ? Optional.of(out) : Optional.empty());
        }
        return report.passed() ? ExitStatus.PASSED : ExitStatus.FAILED;
    }

    private ExitStatus watch(CheckWatch.Round round, ReportFiles files, Language language, Set<Format> further)
            throws SubmissionException, IOException {
        PrintWriter console = spec.commandLine().getOut();
        try (var watched = new SubmissionWatch(path, out);
                var page = new LivePage(files, out, further)) {
            if (EndOfInput.isPipe()) {
                watched.untilEndOf(System.in);
            }
            SubmissionState first = watched.state();
            if (watched.polls() && !first.isGone()) {
                console.print(language.text("terminal.watch.polling") + "\n");
            }
            return new CheckWatch(round, page, out, console, parent.terminal(), language).run(first, watched.changes());
        }
    }
}
