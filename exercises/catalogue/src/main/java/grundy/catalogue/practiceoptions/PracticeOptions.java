package grundy.catalogue.practiceoptions;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Judge;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.Sheet;
import grundy.catalogue.Sheet.Blank;
import grundy.catalogue.Sheet.Form;
import grundy.catalogue.Step;
import grundy.catalogue.practice.Drawn;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.GivenTable;
import grundy.catalogue.practice.NotOneForAll;
import grundy.catalogue.practice.NumberJudge;
import grundy.catalogue.practice.NumbersJudge;
import grundy.catalogue.practice.PracticeExercise;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.Working;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The lesson's practice problem 2: the option values of a heap, and its Grundy value. In every variant the heap can be split
 * in 2 or 3 ways (6 in the lesson in 2), which have 2 values at least; the heap's own value is 2 or more, and no two of the three single
 * numbers asked for are the same. The values of smaller heaps are given.
 */
public final class PracticeOptions extends PracticeExercise<OneHeap> {

    private static final int SMALLEST_REST = 4;
    private static final int DIFFERENT_RESTS = 4;

    /** The exercise {@code practice-options}. */
    public PracticeOptions() {
        super("practice-options");
    }

    @Override
    protected OneHeap lesson() {
        return new OneHeap(Rule.LESSON, 6);
    }

    @Override
    protected OneHeap draw(Random random) {
        Rule rule = Rule.draw(random);
        return new OneHeap(rule, rule.split() + SMALLEST_REST + random.nextInt(DIFFERENT_RESTS));
    }

    @Override
    protected boolean isAsHard(OneHeap problem) {
        Rule rule = problem.rule();
        if (rule.more() >= problem.heap() || problem.splitValues().size() < 2) {
            return false;
        }
        int value = problem.value();
        return value >= 2
                && Set.copyOf(List.of(problem.afterTaking(rule.less()), problem.afterTaking(rule.more()), value))
                                .size()
                        == 3;
    }

    @Override
    protected List<Check> checksOf(OneHeap problem) {
        Rule rule = problem.rule();
        List<Case> cases = List.of(
                question(problem, "a", new NumberJudge(problem.afterTaking(rule.less()))),
                question(problem, "b", new NumberJudge(problem.afterTaking(rule.more()))),
                question(problem, "c", NumbersJudge.ofSet(problem.splitValues())),
                question(problem, "g", new NumberJudge(problem.value())));
        return List.of(new Check(
                "options",
                "The option values of a heap, and its own",
                100,
                cases,
                new NotOneForAll(),
                this::explain,
                Drawn.ONE_PROBLEM));
    }

    private static Case question(OneHeap problem, String blank, Judge judge) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("question", blank);
        input.put("heap size", problem.heap());
        var given = List.<Object>of(blank, problem.rule().code(), problem.heap());
        return new Case(input, new Question(FilledSheet.ANSWER, given), Stratum.VALUE, judge);
    }

    private Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Object> given = failed.asked().question().arguments();
        var problem = new OneHeap(Rule.of((String) given.get(1)), (Integer) given.get(2));
        List<Step> steps =
                switch ((String) given.get(0)) {
                    case "a" -> taking(problem, problem.rule().less());
                    case "b" -> taking(problem, problem.rule().more());
                    case "c" -> splitting(problem);
                    default -> value(problem, NumberJudge.answered(failed));
                };
        var brief = (Step.Sentence) steps.get(0);
        return Optional.of(Explanation.Worked.of(id(), brief, inFull ? steps : List.of(), List.of()));
    }

    private static List<Step> taking(OneHeap problem, int stones) {
        return List.of(Step.say("taking", stones, problem.heap() - stones, problem.afterTaking(stones)));
    }

    private static List<Step> splitting(OneHeap problem) {
        String values = Working.joined(problem.splitValues(), ", ");
        int rest = problem.heap() - problem.rule().split();
        return List.of(
                Step.say("splitting", problem.rule().split(), rest, values),
                Working.splits(problem.table(), problem.heap()),
                Step.say("splitting.xor"));
    }

    private static List<Step> value(OneHeap problem, @Nullable Integer answered) {
        GrundyTable table = problem.table();
        var values = Working.optionValues(table, problem.heap());
        var steps = new ArrayList<Step>(
                List.of(Step.say("value", problem.heap(), Working.joined(values, ", "), problem.value())));
        steps.addAll(Working.value(table, problem.heap(), answered));
        return steps;
    }

    @Override
    protected Sheet sheetOf(OneHeap problem) {
        Rule rule = problem.rule();
        String text = rule.inWords() + "\n\nThe Grundy values of small heaps are\n\n"
                + GivenTable.of(problem.table(), problem.heap() - 1) + "\n\nList the option values of a heap of **"
                + problem.heap() + " stones**, and give g(" + problem.heap() + ").";
        return new Sheet(
                text,
                List.of(
                        new Blank("a", "the value of what is left when you take " + rule.less() + ".", Form.NUMBER),
                        new Blank("b", "the value of what is left when you take " + rule.more() + ".", Form.NUMBER),
                        new Blank(
                                "c",
                                "the values of all splits after taking " + rule.split() + ", each value once.",
                                Form.NUMBERS),
                        new Blank("g", "the Grundy value g(" + problem.heap() + ").", Form.NUMBER)));
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("split-forgotten", () -> WrongOptions.splits(problem -> List.of())),
                        mutant("split-added", WrongOptions::splitsAdded),
                        mutant("split-as-one-heap", WrongOptions::splitsAsOneHeap),
                        mutant("sizes-for-values", WrongOptions::sizesForValues),
                        mutant("moves-counted", WrongOptions::movesCounted)),
                List.of());
    }
}
