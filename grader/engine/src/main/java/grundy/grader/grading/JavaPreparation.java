package grundy.grader.grading;

import grundy.catalogue.Exercise;
import grundy.grader.sandbox.ChildSpec;
import grundy.grader.submission.ClassInspector;
import grundy.grader.submission.ClassSummary;
import grundy.grader.submission.Content;
import grundy.grader.submission.Provider;
import grundy.grader.submission.Providers;
import grundy.grader.submission.Registration;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A solution in Java: compiled, if need be, and loaded by worker processes. */
final class JavaPreparation implements Preparation {

    private static final String WORKER = "grundy.grader.worker.WorkerMain";

    private final Grader.Tools tools;
    private final ReportDraft draft;
    private final Content content;
    private final Path folder;
    private final WorkerSource workers;
    private Candidates candidates = new Candidates(List.of(), List.of(), Map.of());

    /** Starts the processes that will be needed: they boot while we think. */
    JavaPreparation(Grader.Tools tools, ReportDraft draft, Content content) throws IOException {
        this.tools = tools;
        this.draft = draft;
        this.content = content;
        this.folder = tools.workspace().newFolder("submission");
        tools.sandbox().share(folder);
        if (content instanceof Content.Sources) {
            tools.compiler().boot();
        }
        var spec = new ChildSpec(
                WORKER,
                List.of(tools.libraries().worker(), tools.libraries().exercises()),
                List.of(folder),
                tools.limits().heapMebibytes(),
                tools.libraries().workerArchive(),
                true);
        this.workers = new WorkerSource(tools.sandbox(), spec, tools.limits());
    }

    @Override
    public Claims compile() throws NotGradable, SubmissionException {
        candidates = candidates();
        return new Claims(
                Providers.solves(candidates.classes()),
                exercise ->
                        Providers.isImplemented(candidates.classes(), candidates.registered(), exercise.solverType()),
                false);
    }

    @Override
    public Respondent respondent(Exercise exercise) throws SubmissionException, IOException {
        Provider provider =
                Providers.choose(candidates.classes(), candidates.registered(), exercise.solverType(), exercise.id());
        draft.provider(provider);
        workers.loads(stage(exercise.solverType().getName(), provider.className()));
        return new WorkerRespondent(workers);
    }

    @Override
    public void close() {
        workers.close();
        tools.workspace().discard(folder);
    }

    /** The classes of a submission, compiled if need be. */
    private record Candidates(
            List<ClassSummary> classes, List<Registration> registered, Map<String, byte[]> compiled) {}

    private Candidates candidates() throws NotGradable, SubmissionException {
        if (!(content instanceof Content.Sources sources)) {
            return new Candidates(((Content.Classes) content).classes(), content.registered(), Map.of());
        }
        Map<String, byte[]> compiled = tools.compiler().compile(sources.files());
        var inspected = new ClassInspector(tools.javaFeature()).inspect(compiled);
        var registered = new ArrayList<>(sources.registered());
        registered.addAll(inspected.provided());
        return new Candidates(inspected.classes(), registered, compiled);
    }

    private StagedSolution stage(String solverType, String provider) throws IOException {
        StagedSolution staged = content instanceof Content.Classes ready
                ? StagedSolution.ofClasses(folder, ready, solverType, provider)
                : StagedSolution.ofCompiled(folder, candidates.compiled(), solverType, provider);
        tools.sandbox().share(folder);
        return staged;
    }
}
