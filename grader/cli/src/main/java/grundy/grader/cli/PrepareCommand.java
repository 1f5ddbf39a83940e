package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.grading.Assignment;
import grundy.grader.grading.Disclosure;
import grundy.grader.grading.Grader;
import grundy.grader.grading.GradingLimits;
import grundy.grader.result.Reveal;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.SubmissionException;
import grundy.reports.Format;
import grundy.reports.Language;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/**
 * Grades a sample so that every process on the way can leave a class-data archive. The launcher runs it after a build; the
 * product works the same without.
 */
@Command(name = "prepare", hidden = true, description = "Makes the next runs start quicker.")
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class PrepareCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "DIR", description = "where the archives go")
    private Path folder;

    @Parameters(index = "1", paramLabel = "SAMPLE", description = "a submission to train on")
    private Path sample;

    @Override
    public Integer call() throws IOException, SandboxUnavailableException, SubmissionException {
        var sandbox = Sandbox.probe(SandboxMode.AUTO);
        Files.createDirectories(folder);
        var libraries = ChildLibraries.in(folder);
        sandbox.share(folder);
        try (var workspace = Workspace.create(sandbox)) {
            // Children write where nobody else can look, for what they leave is trusted later.
            Path archives = workspace.newFolder("archives");
            sandbox.openForWriting(archives);
            boolean reachable = sandbox.canReach(folder);
            ChildLibraries archiving = reachable ? libraries.archivingInto(archives) : libraries;
            var catalogue = Catalogue.load();
            try (var grader = new Grader(
                    catalogue, sandbox, workspace, archiving, GradingLimits.DEFAULT, ArchiveLimits.DEFAULT)) {
                var report = grader.grade(sample, new Assignment(Optional.empty(), Optional.empty(), 1));
                Language language = PageOptions.language("en", Optional.empty(), catalogue);
                new ReportFiles(Optional.empty(), language, Version.text())
                        .write(report, workspace.newFolder("report"), EnumSet.allOf(Format.class));
                new CheckSummary(new PrintWriter(Writer.nullWriter()), Terminal.PLAIN, language)
                        .print(Disclosure.limit(report, Reveal.SOLUTION), Optional.of(folder));
            }
            if (reachable) {
                archiving.dumpWorkerArchive(sandbox, GradingLimits.DEFAULT.heapMebibytes());
            }
            keep(archives);
        }
        return ExitStatus.PASSED.code();
    }

    private void keep(Path archives) throws IOException {
        try (Stream<Path> made = Files.list(archives)) {
            for (Path archive : (Iterable<Path>) made.filter(f -> f.toString().endsWith(".jsa"))::iterator) {
                Files.copy(archive, folder.resolve(archive.getFileName()));
            }
        }
    }
}
