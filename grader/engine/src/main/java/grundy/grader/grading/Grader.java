package grundy.grader.grading;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.catalogue.WrittenExercise;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.diagnosis.Diagnostician;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.Workspace;
import grundy.grader.submission.ReadLimits;
import grundy.grader.submission.Submission;
import grundy.grader.submission.SubmissionException;
import grundy.grader.submission.SubmissionReader;
import java.io.IOException;
import java.nio.file.Path;

/** Grades submissions, also several at once, each in a thread of its caller. The compiler process stays warm between them. */
public final class Grader implements AutoCloseable {

    private final Catalogue catalogue;
    private final Tools tools;

    /**
     * A grader that has started no process yet.
     *
     * @param catalogue the exercises to choose from
     * @param libraries the jars of the child processes, which must be readable in the sandbox
     * @param archives for the archives of each submission
     */
    public Grader(
            Catalogue catalogue,
            Sandbox sandbox,
            Workspace workspace,
            ChildLibraries libraries,
            GradingLimits limits,
            ArchiveLimits archives) {
        this.catalogue = catalogue;
        this.tools = new Tools(
                sandbox,
                workspace,
                libraries,
                limits,
                archives,
                new CompilerPool(sandbox, libraries, limits),
                new Diagnostician(),
                Runtime.version().feature());
    }

    /**
     * Grades what lies at a path.
     *
     * @throws SubmissionException if there is nothing at the path that could be graded; everything else ends as a report
     * @throws MissingToolException if something is not installed that a submission of this kind needs
     * @throws IOException if temporary files cannot be written: a fault of the machine
     */
    public Report grade(Path path, Assignment assignment) throws SubmissionException, IOException {
        var draft = new ReportDraft(tools.sandbox(), path, assignment.seed());
        Exercise fallback = fallback(assignment);
        Path scratch = tools.workspace().newFolder("unpacked");
        try {
            Submission submission = read(path, assignment, scratch);
            draft.found(submission);
            try (var run = new GradingRun(tools, draft, submission, assignment.owner())) {
                return run.grade(assignment.exercise(), fallback, catalogue);
            }
        } catch (SubmissionException e) {
            if (e.problem() == SubmissionException.Problem.BAD_PATH) {
                throw e;
            }
            return draft.notGraded(meant(e, assignment), Refusals.of(e));
        } catch (NotGradable e) {
            return draft.notGraded(draft.exercise().orElse(fallback), e);
        } finally {
            tools.workspace().discard(scratch);
        }
    }

    /**
     * Grades a path that nobody typed, such as one of a class: where there is nothing that could be graded, the report says
     * so.
     *
     * @throws MissingToolException as above
     * @throws IOException as above
     */
    public Report gradeWhateverIsThere(Path path, Assignment assignment) throws IOException {
        try {
            return grade(path, assignment);
        } catch (SubmissionException e) {
            return new ReportDraft(tools.sandbox(), path, assignment.seed())
                    .notGraded(fallback(assignment), Refusals.of(e));
        }
    }

    private Submission read(Path path, Assignment assignment, Path scratch) throws SubmissionException, IOException {
        var reader = new SubmissionReader(ReadLimits.DEFAULT, tools.archives(), tools.javaFeature());
        if (assignment.exercise().filter(WrittenExercise.class::isInstance).isPresent()) {
            return reader.readAnswers(path, scratch);
        }
        return assignment.command().isPresent()
                ? reader.readProgram(path, assignment.command().get(), scratch)
                : reader.read(path, scratch);
    }

    /** The exercise that was asked for, or else the one that an unreadable file says it is for. */
    private Exercise meant(SubmissionException e, Assignment assignment) {
        return assignment
                .exercise()
                .or(() -> e.exercise().flatMap(catalogue::find))
                .orElseGet(() -> fallback(assignment));
    }

    /** The exercise of a submission that names none, or that cannot be read. */
    public Exercise fallback(Assignment assignment) {
        return assignment.exercise().orElseGet(() -> catalogue.registered().get(0));
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
            ArchiveLimits archives,
            CompilerPool compiler,
            Diagnostician diagnostician,
            int javaFeature) {}
}
