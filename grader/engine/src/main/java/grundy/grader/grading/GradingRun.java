package grundy.grader.grading;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.grader.diagnosis.Diagnostician;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildSpec;
import grundy.grader.submission.ClassInspector;
import grundy.grader.submission.ClassSummary;
import grundy.grader.submission.Content;
import grundy.grader.submission.Provider;
import grundy.grader.submission.Providers;
import grundy.grader.submission.Registration;
import grundy.grader.submission.Submission;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One submission on its way from sources to a report. */
final class GradingRun implements AutoCloseable {

    private static final String WORKER = "grundy.grader.worker.WorkerMain";

    private final Grader.Tools tools;
    private final ReportDraft draft;
    private final Submission submission;
    private final Path folder;
    private final WorkerSource workers;

    /** Starts the processes that will be needed: they boot while we think. */
    GradingRun(Grader.Tools tools, ReportDraft draft, Submission submission) throws IOException {
        this.tools = tools;
        this.draft = draft;
        this.submission = submission;
        this.folder = tools.workspace().newFolder("submission");
        tools.sandbox().share(folder);
        if (submission.content() instanceof Content.Sources) {
            tools.compiler().boot();
        }
        var spec = new ChildSpec(
                WORKER,
                List.of(tools.libraries().worker(), tools.libraries().exercises()),
                List.of(folder),
                tools.limits().heapMebibytes());
        this.workers = new WorkerSource(tools.sandbox(), spec, tools.limits());
    }

    Report grade(Optional<Exercise> chosen, Exercise fallback, Catalogue catalogue)
            throws NotGradable, SubmissionException, IOException {
        // The truth is searched while the other processes boot.
        List<Check> checks = fallback.checks(draft.seed());
        Candidates candidates = candidates();
        Exercise exercise = chosen.orElseGet(() -> claimed(candidates.classes(), catalogue, fallback));
        draft.choose(exercise);
        if (exercise != fallback) {
            checks = exercise.checks(draft.seed());
        }
        Provider provider =
                Providers.choose(candidates.classes(), candidates.registered(), exercise.solverType(), exercise.id());
        draft.provider(provider);
        workers.loads(stage(candidates, exercise.solverType().getName(), provider.className()));
        try {
            return interview(exercise, checks);
        } catch (NotGradable e) {
            draft.printed(workers);
            throw e;
        }
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
        if (submission.content() instanceof Content.Classes ready) {
            return new Candidates(ready.classes(), ready.registered(), Map.of());
        }
        var sources = (Content.Sources) submission.content();
        Map<String, byte[]> compiled = tools.compiler().compile(sources.files());
        var inspected = new ClassInspector(tools.javaFeature()).inspect(compiled);
        var registered = new ArrayList<>(sources.registered());
        registered.addAll(inspected.provided());
        return new Candidates(inspected.classes(), registered, compiled);
    }

    private static Exercise claimed(List<ClassSummary> classes, Catalogue catalogue, Exercise fallback) {
        List<Exercise> claimed = Providers.solves(classes).stream()
                .flatMap(id -> catalogue.find(id).stream())
                .toList();
        return claimed.size() == 1 ? claimed.get(0) : fallback;
    }

    private StagedSolution stage(Candidates candidates, String solverType, String provider) throws IOException {
        StagedSolution staged = submission.content() instanceof Content.Classes ready
                ? StagedSolution.ofClasses(folder, ready, solverType, provider)
                : StagedSolution.ofCompiled(folder, candidates.compiled(), solverType, provider);
        tools.sandbox().share(folder);
        return staged;
    }

    private Report interview(Exercise exercise, List<Check> checks) throws NotGradable {
        List<JudgedCheck> judged;
        var results = new ArrayList<CheckResult>();
        var interview = new Interview(workers, tools.limits());
        try (interview) {
            for (Check check : checks) {
                interview.ask(check.cases().stream().map(c -> c.question()).toList());
            }
            judged = judge(interview, checks);
            var shrinking = new Shrinking(interview, tools.limits().shrinkQuestions());
            for (JudgedCheck one : judged) {
                results.add(CheckResults.of(one, shrinking));
            }
        }
        draft.printed(workers);
        return draft.graded(exercise, judged, results, Diagnostician.diagnose(exercise, judged));
    }

    private List<JudgedCheck> judge(Interview interview, List<Check> checks) {
        var consistency = Consistency.test(interview, checks, tools.limits().asksAgain(), draft.seed());
        var judged = new ArrayList<JudgedCheck>();
        for (Check check : checks) {
            var all = new ArrayList<Judged>();
            check.cases().forEach(c -> all.add(Judged.of(c, consistency.settle(c, interview.answer(c.question())))));
            judged.add(new JudgedCheck(check, all));
        }
        return judged;
    }
}
