package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.classrun.ClassRun;
import grundy.grader.classrun.RunFolder;
import grundy.grader.classrun.RunRefusedException;
import grundy.grader.classrun.RunSettings;
import grundy.grader.grading.GradingLimits;
import grundy.grader.intake.ClassList;
import grundy.grader.intake.Unit;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Member;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Format;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Grades a class. */
@Command(
        name = "grade",
        description = "Grades a class: what the course platform exported, or a folder of submissions.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Exit status: 0 every submission has a result, 1 a mark is below --fail-under,",
            "2 the command line or a path is wrong, 3 grundy failed, for some or for all."
        })
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class GradeCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "a folder of submissions, a platform's export, or a zip of either")
    private List<Path> paths;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "where the class page and the reports go")
    private Path out;

    @Option(
            names = "--jobs",
            paramLabel = "N",
            description = "how many submissions are graded at the same time (default: one for each core)")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(names = "--resume", description = "goes on with a run that was stopped, and grades what is new or changed")
    private boolean resume;

    @Option(
            names = "--fail-under",
            paramLabel = "MARK",
            description = "ends with status 1 where a mark is below this one")
    private @Nullable BigDecimal failUnder;

    @Mixin
    private GradingOptions options;

    @Mixin
    private FormatOption formats;

    @ParentCommand
    private GrundyCommand parent;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var catalogue = Catalogue.load();
        Optional<Exercise> chosen = options.exercise(catalogue);
        GradingLimits limits = options.limits();
        if (jobs < 1) {
            throw new UsageException("--jobs is " + jobs + ": give 1 or more");
        }
        Set<Format> further = formats.value();
        ReportFolder.check(out, ReportFolder.OF_CLASS);
        try (var desk = GradingDesk.open(catalogue, options.sandbox(), limits)) {
            ClassList list = list();
            var files = new ReportFiles(options.templates(), Version.text());
            try (var folder = openFolder(settings(chosen, further))) {
                var progress = GradeProgress.on(spec.commandLine().getOut(), parent.terminal());
                var run = new ClassRun(
                        path -> desk.grader().gradeWhateverIsThere(path, chosen, options.seed()),
                        folder,
                        (report, where) -> files.write(report, where, further),
                        progress);
                List<ClassRow> rows = run.run(list, jobs);
                progress.close();
                folder.finish();
                return rows.stream().anyMatch(r -> r.outcome() instanceof ClassRow.Fault) ? 3 : 0;
            }
        } catch (BrokenTemplateException | SandboxUnavailableException | RunRefusedException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private ClassList list() throws IOException {
        try (Stream<Path> children = Files.list(paths.get(0))) {
            return new ClassList(
                    children.sorted()
                            .map(p -> new Unit(
                                    "" + p.getFileName(),
                                    "" + p.getFileName(),
                                    List.of(new Member("" + p.getFileName(), "" + p.getFileName())),
                                    p,
                                    List.of()))
                            .toList(),
                    List.of());
        }
    }

    private RunFolder openFolder(RunSettings settings) throws IOException, RunRefusedException {
        return RunFolder.open(out, settings, resume);
    }

    private RunSettings settings(Optional<Exercise> chosen, Set<Format> further) {
        var values = new TreeMap<String, String>();
        values.put("the version of grundy", Version.text());
        values.put("--exercise", chosen.map(Exercise::id).orElse("not given"));
        values.put("--seed", String.valueOf(options.seed()));
        values.put("--call-limit", String.valueOf(options.callSeconds()));
        values.put("--format", further.stream().map(Format::word).collect(Collectors.joining(",")));
        return new RunSettings(values);
    }
}
