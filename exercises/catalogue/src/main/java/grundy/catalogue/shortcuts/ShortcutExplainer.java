package grundy.catalogue.shortcuts;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a game does to the rule: what was answered is tried, and the smallest counterexample is played. */
final class ShortcutExplainer implements Check.Explainer {

    private final Games games;

    ShortcutExplainer(Games games) {
        this.games = games;
    }

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        synchronized (games) {
            return Optional.of(explained(failed, inFull));
        }
    }

    private Worked explained(Judged failed, boolean inFull) {
        LimitGame game = games.game(ShortcutCases.id(failed.asked()));
        int maxSize = ShortcutCases.maxSize(failed.asked());
        Optional<List<Integer>> right = games.smallest(ShortcutCases.id(failed.asked()), maxSize);
        Step.Sentence brief = say(
                right.isPresent() ? "brief.found" : "brief.none",
                right.map(Heaps::text).orElse(""),
                right.map(game::xor).orElse(0),
                maxSize);
        if (!inFull) {
            return Worked.of(ShortcutLimits.ID, brief, List.of(), List.of());
        }
        List<Step> solution = right.map(heaps -> played(game, heaps)).orElse(List.of());
        return Worked.of(ShortcutLimits.ID, brief, steps(game, failed, right, maxSize), solution);
    }

    private static List<Step> steps(LimitGame game, Judged failed, Optional<List<Integer>> right, int maxSize) {
        var steps = new ArrayList<Step>();
        steps.add(say("game." + game.rules(), game.about().toArray()));
        if (asksWhetherItHolds(failed.asked())) {
            steps.add(say(game.holds() ? "holds" : "fails", maxSize));
            return steps;
        }
        List<Integer> answered = answered(failed.answer());
        if (!answered.isEmpty()) {
            steps.addAll(tried(game, answered, right, maxSize));
        }
        steps.add(say(right.isPresent() ? "present" : "absent", maxSize));
        return steps;
    }

    private static boolean asksWhetherItHolds(Case asked) {
        return asked.question().method().equals(ShortcutCases.HOLDS);
    }

    private static List<Integer> answered(Answer answer) {
        return answer instanceof Answer.Returned returned
                        && returned.value() instanceof Optional<?> optional
                        && optional.isPresent()
                        && optional.get() instanceof List<?> heaps
                        && heaps.stream().allMatch(Integer.class::isInstance)
                ? heaps.stream().map(Integer.class::cast).toList()
                : List.of();
    }

    /** What is wrong with the counterexample that was answered. */
    private static List<Step> tried(
            LimitGame game, List<Integer> answered, Optional<List<Integer>> right, int maxSize) {
        List<Integer> sorted = answered.stream().sorted().toList();
        boolean fits = sorted.get(0) >= 1 && sorted.get(sorted.size() - 1) <= maxSize;
        if (!fits || sorted.size() > game.mostHeaps()) {
            return List.of(say("tried.no-position", Heaps.text(answered), maxSize, game.mostHeaps()));
        }
        var steps = new ArrayList<Step>(named(game, sorted));
        if (right.equals(Optional.of(sorted))) {
            steps.add(say("tried.order", Heaps.text(sorted)));
        } else {
            steps.add(say(game.refutes(sorted) ? "tried.larger" : "tried.none", Heaps.text(answered)));
        }
        return steps;
    }

    /** Whom the rule names, and who wins. */
    private static List<Step> named(LimitGame game, List<Integer> heaps) {
        String names = game.xor(heaps) == 0 ? "rule.second" : "rule.first";
        String values =
                heaps.stream().map(heap -> String.valueOf(game.value(heap))).collect(Collectors.joining(" XOR "));
        return List.of(
                say(names + (heaps.size() == 1 ? ".one" : ""), Heaps.text(heaps), values, game.xor(heaps)),
                say("truth." + game.winner(heaps).name().toLowerCase(Locale.ROOT)));
    }

    private static List<Step> played(LimitGame game, List<Integer> heaps) {
        var steps = new ArrayList<Step>();
        steps.add(say("smallest", Heaps.text(heaps)));
        steps.addAll(named(game, heaps));
        List<Row> rows = game.outlooks(heaps).stream()
                .map(outlook -> new Row(outlook.leaves(), List.of(new Cell(outlook.worth(), Mark.PLAIN))))
                .toList();
        steps.add(Grid.of("moves." + game.signs(), List.of(Heaps.text(heaps)), List.of(""), rows));
        return steps;
    }
}
