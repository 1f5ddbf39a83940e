package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.grading.Grader;
import grundy.grader.grading.GradingLimits;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.SubmissionException;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Format;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
                    "a folder of .java files, one .java file, a Maven or Gradle project, a folder of classes, or a"
                            + " .jar")
    private Path path;

    @Option(
            names = "--exercise",
            paramLabel = "ID",
            description = "the exercise (default: what the solution says with @Solves, or else take-and-split)")
    private @Nullable String exercise;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "grundy-report",
            description = "where the report goes (default: ${DEFAULT-VALUE})")
    private Path out;

    @Mixin
    private SeedOption seed;

    @Mixin
    private FormatOption formats;

    @Option(
            names = "--sandbox",
            paramLabel = "MODE",
            defaultValue = "auto",
            description =
                    "auto: the strongest isolation that works here; required: bubblewrap or nothing; none: a plain"
                            + " process (default: ${DEFAULT-VALUE})")
    private SandboxMode sandbox;

    @Option(
            names = "--call-limit",
            paramLabel = "SECONDS",
            defaultValue = "2",
            description = "how long one answer may take, 1 to 60 (default: ${DEFAULT-VALUE})")
    private int callLimit;

    @Option(
            names = "--templates",
            paramLabel = "DIR",
            description = "a folder whose templates replace ours of the same name")
    private @Nullable Path templates;

    @ParentCommand
    private GrundyCommand parent;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var catalogue = Catalogue.load();
        Optional<Exercise> chosen = Optional.ofNullable(exercise).map(new Games(catalogue)::exercise);
        if (callLimit < 1 || callLimit > 60) {
            throw new UsageException("--call-limit is " + callLimit + ": give 1 to 60 seconds");
        }
        if (path.toString().isEmpty()) {
            throw new UsageException("PATH is empty: give the submission, or . for this folder");
        }
        Set<Format> further = formats.forSubmission();
        ReportFolder.check(out);
        try {
            var files = new ReportFiles(Optional.ofNullable(templates), Version.text());
            return tell(grade(catalogue, chosen), files, further).code();
        } catch (BrokenTemplateException | SandboxUnavailableException | SubmissionException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    /** Writes the report and prints its summary, which is all that is left where the report cannot be written. */
    private ExitStatus tell(Report report, ReportFiles files, Set<Format> further) throws IOException {
        var summary = new CheckSummary(spec.commandLine().getOut(), parent.terminal());
        boolean written = false;
        try {
            ReportFolder.write(out, () -> files.write(report, out, further));
            written = true;
        } finally {
            summary.print(report, written ? Optional.of(out) : Optional.empty());
        }
        return report.passed() ? ExitStatus.PASSED : ExitStatus.FAILED;
    }

    private Report grade(Catalogue catalogue, Optional<Exercise> chosen)
            throws IOException, SandboxUnavailableException, SubmissionException {
        var box = Sandbox.probe(sandbox);
        var limits = GradingLimits.DEFAULT.withCall(Duration.ofSeconds(callLimit));
        try (var workspace = Workspace.create(box);
                var grader = new Grader(catalogue, box, workspace, libraries(box, workspace), limits)) {
            return grader.grade(path, chosen, seed.value());
        }
    }

    /** Those that the launcher has prepared, or else new ones. */
    private static ChildLibraries libraries(Sandbox box, Workspace workspace) throws IOException {
        String prepared = System.getProperty("grundy.prepared");
        if (prepared != null && box.canReach(Path.of(prepared))) {
            return ChildLibraries.in(Path.of(prepared));
        }
        Path folder = workspace.newFolder("libraries");
        var libraries = ChildLibraries.in(folder);
        box.share(folder);
        return libraries;
    }
}
