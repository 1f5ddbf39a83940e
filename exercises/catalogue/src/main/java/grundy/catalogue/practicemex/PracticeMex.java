package grundy.catalogue.practicemex;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.catalogue.Sheet;
import grundy.catalogue.Sheet.Blank;
import grundy.catalogue.Sheet.Form;
import grundy.catalogue.Step;
import grundy.catalogue.practice.AllOrNothing;
import grundy.catalogue.practice.Drawn;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.NumberJudge;
import grundy.catalogue.practice.PracticeExercise;
import grundy.catalogue.practice.Working;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The lesson's practice problem 1: the mex of two sets. In every variant one set begins with 0 and has a gap at its mex, 2 to 5,
 * with two larger numbers behind it; the other is a single number, 1 to 6. Which of them comes first is drawn.
 */
public final class PracticeMex extends PracticeExercise<TwoSets> {

    private static final int SMALLEST_MEX = 2;
    private static final int DIFFERENT_MEX = 4;
    private static final int BEHIND_THE_GAP = 5;
    private static final int LARGEST_ALONE = 6;

    /** The exercise {@code practice-mex}. */
    public PracticeMex() {
        super("practice-mex");
    }

    @Override
    protected TwoSets lesson() {
        return new TwoSets(List.of(0, 1, 3, 4), List.of(2));
    }

    @Override
    protected TwoSets draw(Random random) {
        int mex = SMALLEST_MEX + random.nextInt(DIFFERENT_MEX);
        var gap = new TreeSet<>(IntStream.range(0, mex).boxed().toList());
        while (gap.size() < mex + 2) {
            gap.add(mex + 1 + random.nextInt(BEHIND_THE_GAP));
        }
        List<Integer> alone = List.of(1 + random.nextInt(LARGEST_ALONE));
        return random.nextBoolean() ? new TwoSets(List.copyOf(gap), alone) : new TwoSets(alone, List.copyOf(gap));
    }

    @Override
    protected List<Check> checksOf(TwoSets problem) {
        List<Case> cases = List.of(question("a", problem.a()), question("b", problem.b()));
        return List.of(new Check(
                "mex", "The mex of two sets", 100, cases, new AllOrNothing(), this::explain, Drawn.ONE_PROBLEM));
    }

    private static Case question(String blank, List<Integer> set) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("question", blank);
        input.put("set", set);
        return new Case(
                input,
                new Question(FilledSheet.ANSWER, List.of(blank, set)),
                Stratum.VALUE,
                new NumberJudge(Mex.of(set)));
    }

    private Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Integer> set = Plain.numbers(failed.asked().question().arguments().get(1));
        Integer answered = NumberJudge.answered(failed);
        var brief = Step.say("brief", shown(set), Mex.of(set));
        var steps = new ArrayList<Step>(List.of(Step.say("set", shown(set))));
        steps.addAll(Working.mex(set, answered));
        return Optional.of(Explanation.Worked.of(id(), brief, inFull ? steps : List.of(), List.of()));
    }

    @Override
    protected Sheet sheetOf(TwoSets problem) {
        return new Sheet("", List.of(blank("a", problem.a()), blank("b", problem.b())));
    }

    private static Blank blank(String name, List<Integer> set) {
        return new Blank(name, "Compute mex" + shown(set) + ".", Form.NUMBER);
    }

    private static String shown(List<Integer> set) {
        return "{" + Working.joined(set, ", ") + "}";
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("max-plus-one", () -> of(set -> set.last() + 1)),
                        mutant("how-many", () -> of(TreeSet::size)),
                        mutant("from-one", () -> of(set -> missing(set, 1))),
                        mutant("from-smallest", () -> of(set -> missing(set, set.first()))),
                        mutant("smallest", () -> of(TreeSet::first)),
                        mutant("counted-from-one", () -> of(set -> missing(set, 0) + 1))),
                List.of());
    }

    private static FilledSheet of(WrongMex wrong) {
        return (blank, given) -> wrong.of(new TreeSet<>(Plain.numbers(given.get(0))));
    }

    /** What somebody takes for the mex. */
    @FunctionalInterface
    private interface WrongMex {
        int of(TreeSet<Integer> set);
    }

    private static int missing(TreeSet<Integer> set, int from) {
        int candidate = from;
        while (set.contains(candidate)) {
            candidate++;
        }
        return candidate;
    }
}
