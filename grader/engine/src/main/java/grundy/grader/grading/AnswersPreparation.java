package grundy.grader.grading;

import grundy.catalogue.Exercise;
import grundy.catalogue.Handout;
import grundy.catalogue.Sheet.Blank;
import grundy.catalogue.WrittenExercise;
import grundy.grader.result.Report;
import grundy.grader.submission.Shown;
import grundy.grader.submission.WrittenAnswers;
import java.util.List;
import java.util.Optional;

/** Answers that were written into a file: there is nothing to compile, and nothing to start. */
final class AnswersPreparation implements Preparation {

    private static final int FEW = 5;

    private final ReportDraft draft;
    private final WrittenAnswers file;
    private final Handout handout;

    AnswersPreparation(ReportDraft draft, WrittenAnswers file, SheetOwner owner) {
        this.draft = draft;
        this.file = file;
        long seed = owner.seed().orElse(file.seed().orElse(0));
        this.handout = new Handout(seed, owner.student().orElse(file.student().orElse("")));
        draft.handedOut(handout);
    }

    @Override
    public Claims compile() {
        return new Claims(List.of(file.exercise()), e -> false, false);
    }

    @Override
    public Respondent respondent(Exercise exercise) throws NotGradable {
        if (!(exercise instanceof WrittenExercise written) || !exercise.id().equals(file.exercise())) {
            throw new NotGradable(
                    Report.Status.NOT_LOADABLE,
                    file.file() + ": $.exercise is " + Shown.of(file.exercise()) + ", but " + exercise.id()
                            + " is graded here; check how it is spelled, or give --exercise",
                    List.of());
        }
        note(written.sheet(handout.variant()).blanks());
        return new AnswersRespondent(file.answers());
    }

    private void note(List<Blank> blanks) {
        List<String> known = blanks.stream().map(Blank::name).toList();
        List<String> unknown = file.answers().keySet().stream()
                .filter(name -> !known.contains(name))
                .toList();
        unknown.stream()
                .limit(FEW)
                .forEach(name -> draft.note(file.file() + ": $.answers." + Shown.of(name)
                        + " answers no question; the questions are " + String.join(", ", known)));
        if (unknown.size() > FEW) {
            draft.note(file.file() + ": " + (unknown.size() - FEW) + " more answers belong to no question");
        }
        ofAnother().ifPresent(draft::noteFirst);
    }

    /** Answers to a problem of somebody else are no answers to this one, and whoever reads the mark must know. */
    private Optional<String> ofAnother() {
        var made = new Handout(file.seed().orElse(0), file.student().orElse(""));
        if (made.variant() == handout.variant()) {
            return Optional.empty();
        }
        return Optional.of(file.file() + " was made for " + words(made) + ", and is judged on the problem of "
                + words(handout)
                + (made.seed() == handout.seed() ? "" : ". If that is not meant, grade with --seed " + made.seed()));
    }

    private static String words(Handout handout) {
        if (handout.seed() == 0) {
            return "seed 0 (the lesson’s own problem)";
        }
        return "seed " + handout.seed()
                + (handout.student().isEmpty() ? "" : " and student " + Shown.of(handout.student()));
    }

    @Override
    public void close() {
        // Nothing was started.
    }
}
