package grundy.grader.grading;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.ReadLimits;
import grundy.grader.submission.SubmissionException;
import grundy.grader.submission.SubmissionReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** Grades submissions, also several at once, each in a thread of its caller. The compiler process stays warm between them. */
public final class Grader implements AutoCloseable {

    private final Catalogue catalogue;
    private final Tools tools;

    /**
     * A grader that has started no process yet.
     *
     * @param catalogue the exercises to choose from
     * @param libraries the jars of the child processes, which must be readable in the sandbox
     */
    public Grader(
            Catalogue catalogue, Sandbox sandbox, Workspace workspace, ChildLibraries libraries, GradingLimits limits) {
        this.catalogue = catalogue;
        this.tools = new Tools(
                sandbox,
                workspace,
                libraries,
                limits,
                new CompilerPool(sandbox, libraries, limits),
                Runtime.version().feature());
    }

    /**
     * Grades what lies at a path.
     *
     * @param chosen the exercise, or empty to take the one that the solution names with {@code @Solves}, or else the first
     *     of the catalogue
     * @param seed drives everything random
     * @throws SubmissionException if there is nothing at the path that could be graded; everything else ends as a report
     * @throws IOException if temporary files cannot be written: a fault of the machine
     */
    public Report grade(Path path, Optional<Exercise> chosen, long seed) throws SubmissionException, IOException {
        return grade(path, Optional.empty(), chosen, seed);
    }

    /**
     * Grades what lies at a path.
     *
     * @param command runs it, where it is a program that is to be started in this way
     * @throws MissingToolException if something is not installed that a submission of this kind needs
     */
    public Report grade(Path path, Optional<String> command, Optional<Exercise> chosen, long seed)
            throws SubmissionException, IOException {
        var draft = new ReportDraft(tools.sandbox(), path, seed);
        Exercise fallback = fallback(chosen);
        try {
            var reader = new SubmissionReader(ReadLimits.DEFAULT, tools.javaFeature());
            var submission = command.isPresent() ? reader.readProgram(path, command.get()) : reader.read(path);
            draft.found(submission);
            try (var run = new GradingRun(tools, draft, submission)) {
                return run.grade(chosen, fallback, catalogue);
            }
        } catch (SubmissionException e) {
            if (e.problem() == SubmissionException.Problem.BAD_PATH) {
                throw e;
            }
            return draft.notGraded(draft.exercise().orElse(fallback), Refusals.of(e));
        } catch (NotGradable e) {
            return draft.notGraded(draft.exercise().orElse(fallback), e);
        }
    }

    /**
     * Grades a path that nobody typed, such as one of a class: where there is nothing that could be graded, the report says
     * so.
     *
     * @throws IOException as above
     */
    public Report gradeWhateverIsThere(Path path, Optional<Exercise> chosen, long seed) throws IOException {
        try {
            return grade(path, chosen, seed);
        } catch (SubmissionException e) {
            return new ReportDraft(tools.sandbox(), path, seed).notGraded(fallback(chosen), Refusals.of(e));
        }
    }

    private Exercise fallback(Optional<Exercise> chosen) {
        return chosen.orElseGet(() -> catalogue.exercises().get(0));
    }

    @Override
    public void close() {
        tools.compiler().close();
    }

    /** What every run of one grader shares. */
    record Tools(
            Sandbox sandbox,
            Workspace workspace,
            ChildLibraries libraries,
            GradingLimits limits,
            CompilerPool compiler,
            int javaFeature) {}
}
