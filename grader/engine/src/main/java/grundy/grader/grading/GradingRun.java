package grundy.grader.grading;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.grader.diagnosis.Diagnostician;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Report;
import grundy.grader.submission.Content;
import grundy.grader.submission.Submission;
import grundy.grader.submission.SubmissionException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One submission on its way to a report. */
final class GradingRun implements AutoCloseable {

    private final ReportDraft draft;
    private final GradingLimits limits;
    private final Diagnostician diagnostician;
    private final Preparation preparation;

    GradingRun(Grader.Tools tools, ReportDraft draft, Submission submission, SheetOwner owner) throws IOException {
        this.draft = draft;
        this.diagnostician = tools.diagnostician();
        if (submission.content() instanceof Content.Program program) {
            this.limits = tools.limits().forPrograms();
            this.preparation = new ProgramPreparation(tools, draft, program);
        } else if (submission.content() instanceof Content.Answers answers) {
            this.limits = tools.limits();
            this.preparation = new AnswersPreparation(draft, answers.file(), owner);
        } else {
            this.limits = tools.limits();
            this.preparation = new JavaPreparation(tools, draft, submission.content());
        }
    }

    Report grade(Optional<Exercise> chosen, Exercise fallback, Catalogue catalogue)
            throws NotGradable, SubmissionException, IOException {
        // The truth is searched while the other processes boot.
        List<Check> checks = draft.checks(fallback);
        Claims claims = preparation.compile();
        Exercise exercise = chosen.orElseGet(() -> choose(claims, catalogue, fallback));
        draft.choose(exercise);
        if (exercise != fallback) {
            checks = draft.checks(exercise);
        }
        try (Respondent respondent = preparation.respondent(exercise)) {
            return interview(exercise, checks, respondent);
        }
    }

    @Override
    public void close() {
        preparation.close();
    }

    private Exercise choose(Claims claims, Catalogue catalogue, Exercise fallback) {
        Claims.Choice choice = claims.choose(catalogue.registered(), fallback);
        choice.note().ifPresent(draft::note);
        return choice.exercise();
    }

    private Report interview(Exercise exercise, List<Check> checks, Respondent respondent) throws NotGradable {
        List<JudgedCheck> judged;
        var results = new ArrayList<CheckResult>();
        try {
            var interview = new Interview(respondent, limits);
            for (Check check : checks) {
                interview.ask(check.cases().stream().map(c -> c.question()).toList());
            }
            judged = judge(interview, checks);
            var shrinking = new Shrinking(interview, limits.shrinkQuestions());
            for (JudgedCheck one : judged) {
                results.add(CheckResults.of(one, shrinking, results));
            }
        } finally {
            // Only a process that has ended has printed all that it will.
            respondent.close();
            draft.printed(respondent);
        }
        Unwritten.note(judged).ifPresent(draft::noteFirst);
        return draft.graded(exercise, judged, results, diagnostician.diagnose(exercise, judged));
    }

    private List<JudgedCheck> judge(Interview interview, List<Check> checks) {
        var consistency = Consistency.test(interview, checks, limits.asksAgain(), draft.seed());
        var judged = new ArrayList<JudgedCheck>();
        for (Check check : checks) {
            var all = new ArrayList<Judged>();
            check.cases().forEach(c -> all.add(Judged.of(c, consistency.settle(c, interview.answer(c.question())))));
            judged.add(new JudgedCheck(check, all));
        }
        return judged;
    }
}
