package grundy.catalogue.solveraudit;

import grundy.catalogue.Answer;
import grundy.catalogue.Candidate;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Question;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.solveraudit.AuditMutants.Known;
import grundy.catalogue.solveraudit.Audited.Said;
import grundy.catalogue.solveraudit.Audited.Wrong;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Counts the inputs and those on which the candidate is wrong, shows the first of these, and says where another count comes from. */
final class AuditExplainer implements Check.Explainer {

    private static final String EXERCISE = "solver-audit";
    private static final int SHOWN = 6;

    private final Search search;

    AuditExplainer(Search search) {
        this.search = search;
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        var question = failed.asked().question();
        var candidate = (Candidate) question.arguments().get(0);
        var limits = new Limits((Integer) question.arguments().get(1), (Integer)
                question.arguments().get(2));
        List<Wrong> wrong = new Audited(candidate, limits, search).wrong();
        var steps = new ArrayList<Step>();
        steps.add(Step.say(Candidates.key(candidate)));
        steps.add(inputs(limits));
        steps.add(wrong.isEmpty() ? Step.say("faultless") : Step.say("wrong", wrong.size()));
        if (inFull && !wrong.isEmpty()) {
            steps.add(table(wrong));
            steps.add(new WrongInputs(wrong, limits.size()).grid());
        }
        if (failed.answer() instanceof Answer.Returned returned && returned.value() instanceof Integer counted) {
            steps.add(comparison(counted, wrong.size(), failed.asked().question()));
        }
        return Optional.of(Explanation.Worked.of(EXERCISE, brief(wrong), steps, List.of()));
    }

    private static Step inputs(Limits limits) {
        List<Integer> counts = limits.counts();
        String sum = counts.stream().map(String::valueOf).collect(Collectors.joining(" + "));
        return Step.say(
                "inputs",
                limits.heaps(),
                limits.size(),
                counts.size() == 1 ? sum : sum + " = " + limits.inputs(),
                limits.inputs());
    }

    private static Step.Sentence brief(List<Wrong> wrong) {
        if (wrong.isEmpty()) {
            return Step.say("brief.faultless");
        }
        Wrong first = wrong.get(0);
        return Step.say("brief." + word(first.said()), Audited.text(first.heaps()), first.firstWins() ? 0 : 1);
    }

    private static Step table(List<Wrong> wrong) {
        List<Row> rows = wrong.stream().limit(SHOWN).map(AuditExplainer::row).toList();
        return Step.Grid.of("first", List.of(rows.size(), wrong.size()), List.of("", ""), rows);
    }

    private static Row row(Wrong wrong) {
        return new Row(
                Audited.text(wrong.heaps()),
                List.of(new Cell(winner(wrong), Mark.RIGHT), new Cell(word(wrong.said()), Mark.WRONG)));
    }

    /** The one known mistake that gives the count which was answered; else whether that is too small or too large. */
    private static Step comparison(int counted, int right, Question question) {
        List<Known> fitting = AuditMutants.all().stream()
                .filter(known -> !known.isHarmless())
                .filter(known -> count(known, question).equals(Optional.of(counted)))
                .toList();
        return fitting.size() == 1
                ? Step.say(
                        "as-if." + fitting.get(0).id(),
                        counted,
                        question.arguments().get(2),
                        question.arguments().get(1))
                : Step.say(difference(counted, right), counted, Math.abs(right - counted));
    }

    private static String difference(int counted, int right) {
        return right == 0 ? "not-faultless" : counted < right ? "too-few" : "too-many";
    }

    private static Optional<Integer> count(Known known, Question question) {
        try {
            return Optional.of(SolverAuditExercise.audit(known.maker().get(), question.arguments()));
        } catch (RuntimeException e) {
            return Optional.empty(); // an audit that ends there counts nothing
        }
    }

    private static String winner(Wrong wrong) {
        return wrong.firstWins() ? "first" : "second";
    }

    private static String word(Said said) {
        return said.name().toLowerCase(Locale.ROOT);
    }
}
