package grundy.grader.grading;

import grundy.catalogue.Catalogue;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A grader with real child processes, and submissions in a folder whose name has a space and an umlaut. */
final class Desk implements AutoCloseable {

    static final long SEED = 42;

    /** Answers within a second, also on a busy machine; the other limits are short too. */
    static final GradingLimits QUICK = new GradingLimits(
            Duration.ofSeconds(30),
            Duration.ofSeconds(30),
            Duration.ofSeconds(3),
            Duration.ofSeconds(1),
            Duration.ofSeconds(20),
            Duration.ofSeconds(60),
            3,
            5,
            128,
            40,
            200,
            2);

    final Workspace workspace;
    private final Path folder;
    private final Grader grader;

    Desk(Path temporary, SandboxMode mode, GradingLimits limits) throws IOException, SandboxUnavailableException {
        folder = Files.createDirectories(temporary.resolve("Übung 1"));
        Sandbox sandbox = Sandbox.probe(mode);
        workspace = Workspace.create(sandbox);
        Path libraries = workspace.newFolder("libraries");
        ChildLibraries jars = ChildLibraries.in(libraries);
        sandbox.share(libraries);
        grader = new Grader(Catalogue.load(), sandbox, workspace, jars, limits, ArchiveLimits.DEFAULT);
    }

    Report grade(Path path) throws IOException, SubmissionException {
        return grader.grade(path, new Assignment(Optional.empty(), Optional.empty(), SEED));
    }

    Report grade(Path path, Assignment assignment) throws IOException, SubmissionException {
        return grader.grade(path, assignment);
    }

    /** Grades one file, {@code Solver.java}. */
    Report grade(String source) throws IOException, SubmissionException {
        return grade(Map.of(Students.FILE, source));
    }

    Report grade(Map<String, String> files) throws IOException, SubmissionException {
        return grade(write(files));
    }

    Path newFolder() throws IOException {
        return Files.createTempDirectory(folder, "submission");
    }

    Path write(Map<String, String> files) throws IOException {
        Path submission = newFolder();
        for (var file : files.entrySet()) {
            Path path = submission.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        return submission;
    }

    static CheckResult check(Report report, String id) {
        return report.checks().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Each mismatch of a check as its case and its kind. */
    static List<String> kinds(Report report, String check) {
        return check(report, check).mismatches().stream()
                .map(m -> m.input() + " " + m.kind())
                .toList();
    }

    static Mismatch mismatch(Report report, String check, Map<String, Object> input) {
        return check(report, check).mismatches().stream()
                .filter(m -> m.input().equals(input))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        grader.close();
        workspace.close();
    }
}
