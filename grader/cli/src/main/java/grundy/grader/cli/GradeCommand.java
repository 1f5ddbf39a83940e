package grundy.grader.cli;

import grundy.catalogue.Exercise;
import grundy.grader.classrun.ClassRun;
import grundy.grader.classrun.NotGradedException;
import grundy.grader.classrun.RunFolder;
import grundy.grader.classrun.RunRefusedException;
import grundy.grader.classrun.RunSettings;
import grundy.grader.classrun.RunStoppedException;
import grundy.grader.grading.Assignment;
import grundy.grader.grading.Disclosure;
import grundy.grader.grading.MissingToolException;
import grundy.grader.intake.Roster;
import grundy.grader.intake.Unit;
import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Report;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.reports.BrokenTemplateException;
import grundy.reports.ClassFiles;
import grundy.reports.Format;
import grundy.reports.Language;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    @Mixin
    private ClassOptions students;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "where the class page, the sheets and the reports go")
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
    private SheetOptions sheets;

    @Mixin
    private PageOptions pages;

    @Mixin
    private FormatOption formats;

    @Mixin
    private GradingOptions options;

    @ParentCommand
    private GrundyCommand parent;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        var catalogue = options.catalogue();
        Assignment assignment = options.assignment(catalogue);
        if (jobs < 1) {
            throw new UsageException("--jobs is " + jobs + ": give 1 or more");
        }
        Set<Format> further = formats.value();
        SheetOptions.Sheets toFill = sheets.read();
        ReportFolder.check(out, ReportFolder.OF_CLASS);
        try (var desk = GradingDesk.open(catalogue, options.sandbox(), options.limits(), options.archives())) {
            Language language = pages.language(catalogue);
            var one = new ReportFiles(pages.templates(), language, Version.text());
            var whole = new ClassFiles(pages.templates(), language, Version.text());
            Roster.Applied found = students.read(out, desk.workspace().newFolder("class"), options.archives());
            try (var folder = take(settings(desk, further))) {
                summary().begin(found.classList().notes());
                List<ClassRow> rows = grade(desk, folder, one, found, assignment, further);
                var exercises = GradedExercises.of(catalogue, rows);
                Exercise exercise = assignment.exercise().or(exercises::most).orElseGet(() -> desk.grader()
                        .fallback(assignment));
                ClassReport report = report(exercises, exercise, assignment.seed(), rows, found);
                write(report, whole, toFill, further);
                ReportFolder.write(out, folder::finish);
                return status(report).code();
            }
        } catch (BrokenTemplateException | SandboxUnavailableException | RunRefusedException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private RunFolder take(RunSettings settings) throws RunRefusedException {
        try {
            return RunFolder.open(out, settings, resume);
        } catch (IOException e) {
            throw unwritable(e, "");
        }
    }

    private UsageException unwritable(IOException e, String finished) {
        return new UsageException("--out " + out + " cannot be written (" + ReportFolder.reason(e) + ")" + finished
                + ": make room, or give yourself the right to write there, and go on with --resume");
    }

    private List<ClassRow> grade(
            GradingDesk desk,
            RunFolder folder,
            ReportFiles files,
            Roster.Applied found,
            Assignment assignment,
            Set<Format> further)
            throws IOException {
        try (var progress = GradeProgress.on(spec.commandLine().getOut(), parent.terminal())) {
            var notice = new StopNotice(spec.commandLine().getErr(), progress::finished);
            try {
                return new ClassRun(
                                unit -> grade(desk, unit, assignment),
                                folder,
                                (report, where) ->
                                        files.write(Disclosure.limit(report, pages.reveal()), where, further),
                                progress)
                        .run(found.classList(), jobs);
            } finally {
                notice.remove();
            }
        } catch (RunStoppedException e) {
            if (e.reason() instanceof BrokenTemplateException broken) {
                throw broken;
            }
            throw unwritable(e.reason(), ", " + e.finished() + " submissions are finished");
        } catch (IOException e) {
            throw unwritable(e, "");
        }
    }

    private static Report grade(GradingDesk desk, Unit unit, Assignment assignment)
            throws NotGradedException, IOException {
        try {
            var own = assignment.ownedBy(assignment.owner().inClass(unit.id()));
            return desk.grader().gradeWhateverIsThere(unit.path(), own);
        } catch (MissingToolException e) {
            throw new NotGradedException(String.valueOf(e.getMessage()));
        }
    }

    private static ClassReport report(
            GradedExercises exercises, Exercise exercise, long seed, List<ClassRow> rows, Roster.Applied found) {
        return new ClassReport(
                exercise.id(),
                exercise.title(),
                exercises.haveHeaps(),
                seed,
                exercise.checks(seed).stream().mapToInt(c -> c.weight()).sum(),
                rows,
                found.absent(),
                found.classList().notes());
    }

    private void write(ClassReport report, ClassFiles files, SheetOptions.Sheets toFill, Set<Format> further)
            throws IOException {
        var written = new LinkedHashMap<String, Path>();
        var remarks = new ArrayList<String>();
        ReportFolder.write(out, () -> {
            if (further.contains(Format.CSV)) {
                written.put("grades", out.resolve("grades.csv"));
            }
            toFill.write(report, out, written, remarks);
            files.write(report, out, further);
        });
        written.put("class page", out.resolve("index.html"));
        summary().print(report, written, remarks);
    }

    private GradeSummary summary() {
        return new GradeSummary(spec.commandLine().getOut(), parent.terminal());
    }

    private RunSettings settings(GradingDesk desk, Set<Format> further) {
        var values = new TreeMap<>(options.settings());
        values.putAll(pages.settings());
        values.put("the version of grundy", Version.text());
        values.put("the isolation", desk.sandbox().tier());
        String words = further.stream().map(Format::word).collect(Collectors.joining(","));
        values.put("--format", words.isEmpty() ? "not given" : words);
        return new RunSettings(values);
    }

    private ExitStatus status(ClassReport report) {
        if (report.rows().stream().anyMatch(row -> row.outcome() instanceof ClassRow.Fault)) {
            return ExitStatus.FAULT;
        }
        return report.rows().stream().anyMatch(this::isTooLow) ? ExitStatus.FAILED : ExitStatus.PASSED;
    }

    private boolean isTooLow(ClassRow row) {
        return failUnder != null
                && row.outcome() instanceof ClassRow.Result result
                && result.score().compareTo(failUnder) < 0;
    }
}
