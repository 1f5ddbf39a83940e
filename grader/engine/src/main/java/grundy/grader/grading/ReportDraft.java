package grundy.grader.grading;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Handout;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Report;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.submission.Provider;
import grundy.grader.submission.Submission;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is known of a report while a submission is graded, so that a report can be made wherever grading ends. */
final class ReportDraft {

    private static final String CHANGED_ARGUMENT =
            "your code changes a list that it is given. Here that is harmless: each call gets lists of its own";

    private final long start = System.nanoTime();
    private final Sandbox sandbox;
    private long seed;
    private long drawnFrom;
    private final List<String> notes = new ArrayList<>();
    private Report.Submission submission;
    private Report.Output output = Report.Output.NONE;
    private @Nullable Exercise exercise;

    ReportDraft(Sandbox sandbox, Path path, long seed) {
        this.sandbox = sandbox;
        this.seed = seed;
        this.drawnFrom = seed;
        Path name = path.toAbsolutePath().normalize().getFileName();
        String id = name == null ? "submission" : name.toString();
        this.submission =
                new Report.Submission(id, id, Submission.Kind.promisedBy(id).label(), null);
    }

    long seed() {
        return seed;
    }

    Optional<Exercise> exercise() {
        return Optional.ofNullable(exercise);
    }

    void found(Submission found) {
        submission =
                new Report.Submission(found.id(), found.name(), found.kind().label(), null);
        notes.addAll(found.notes());
    }

    /** What was handed in are written answers, to the problem of somebody. */
    void handedOut(Handout handout) {
        seed = handout.seed();
        drawnFrom = handout.variant();
    }

    void choose(Exercise chosen) {
        exercise = chosen;
    }

    void provider(Provider provider) {
        submission = new Report.Submission(submission.id(), submission.name(), submission.kind(), provider.className());
        notes.addAll(provider.notes());
    }

    void note(String line) {
        notes.add(line);
    }

    /** A note that matters more than the others. */
    void noteFirst(String line) {
        notes.add(0, line);
    }

    /** The checks of an exercise that what was handed in is put through. */
    List<Check> checks(Exercise meant) {
        List<Check> ofPrograms =
                submission.kind().equals(Submission.Kind.PROGRAM.label()) ? meant.programChecks(drawnFrom) : List.of();
        return ofPrograms.isEmpty() ? meant.checks(drawnFrom) : ofPrograms;
    }

    void printed(Respondent respondent) {
        output = respondent.output();
        if (respondent.changedArgument()) {
            notes.add(CHANGED_ARGUMENT);
        }
    }

    Report graded(Exercise graded, List<JudgedCheck> judged, List<CheckResult> results, List<Diagnosis> diagnosis) {
        var byCheck = new LinkedHashMap<String, List<Judged>>();
        judged.forEach(j -> byCheck.put(j.check().id(), j.all()));
        List<Record> exhibits =
                graded.exhibits(byCheck).stream().map(Record.class::cast).toList();
        return new Report(
                graded.id(),
                graded.title(),
                seed,
                sandbox(),
                submission,
                Report.Status.GRADED,
                null,
                List.of(),
                notes,
                Points.total(judged),
                Points.maximum(judged),
                results,
                diagnosis,
                exhibits,
                output,
                timing());
    }

    Report notGraded(Exercise meant, NotGradable why) {
        List<Check> checks = checks(meant);
        return new Report(
                meant.id(),
                meant.title(),
                seed,
                sandbox(),
                submission,
                why.status(),
                why.message(),
                why.details(),
                notes,
                BigDecimal.ZERO.setScale(1),
                checks.stream().mapToInt(Check::weight).sum(),
                checks.stream().map(ReportDraft::notRun).toList(),
                List.of(),
                List.of(),
                output,
                timing());
    }

    private static CheckResult notRun(Check check) {
        int cases = check.cases().size();
        return new CheckResult(
                check.id(),
                check.title(),
                check.weight(),
                BigDecimal.ZERO.setScale(1),
                CheckResult.Status.NOT_RUN,
                cases,
                cases,
                cases,
                check.isExhaustive(),
                null,
                List.of(),
                List.of(),
                CheckResults.pairs(check.cases()));
    }

    private Report.Sandbox sandbox() {
        return new Report.Sandbox(sandbox.tier(), sandbox.notes());
    }

    private Report.Timing timing() {
        return new Report.Timing((System.nanoTime() - start) / 1_000_000);
    }
}
