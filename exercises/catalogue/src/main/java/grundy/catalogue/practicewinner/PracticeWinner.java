package grundy.catalogue.practicewinner;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Judge;
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
import grundy.catalogue.judging.WeakestShare;
import grundy.catalogue.practice.Drawn;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.GivenTable;
import grundy.catalogue.practice.MoveJudge;
import grundy.catalogue.practice.NotOneForAll;
import grundy.catalogue.practice.NumbersJudge;
import grundy.catalogue.practice.PracticeExercise;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WinnerJudge;
import grundy.catalogue.practice.WinningMoves;
import grundy.catalogue.practice.Working;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The lesson's practice problem 4: the winner of a sum. Beside the lesson's position stands a second one that is won where the
 * first is lost: with one alone, half of those who guess would be right. In every variant both have three heaps of different sizes,
 * 3 to 12, with different values above 0, and the won one has 1 to 4 winning moves. The values are given.
 */
public final class PracticeWinner extends PracticeExercise<TwoPositions> {

    private static final int HEAPS = 3;
    private static final int SMALLEST = 3;
    private static final int MOST_WINNING_MOVES = 4;

    /** The exercise {@code practice-winner}. */
    public PracticeWinner() {
        super("practice-winner");
    }

    @Override
    protected TwoPositions lesson() {
        return new TwoPositions(Rule.LESSON, List.of(5, 7, 9), List.of(5, 7, 10));
    }

    @Override
    protected TwoPositions draw(Random random) {
        return new TwoPositions(Rule.draw(random), heaps(random), heaps(random));
    }

    private static List<Integer> heaps(Random random) {
        var heaps = new TreeSet<Integer>();
        while (heaps.size() < HEAPS) {
            heaps.add(SMALLEST + random.nextInt(TwoPositions.LARGEST - SMALLEST + 1));
        }
        return List.copyOf(heaps);
    }

    @Override
    protected boolean isAsHard(TwoPositions problem) {
        GrundyTable table = problem.rule().table(TwoPositions.LARGEST);
        boolean oneOfEach = (table.xor(problem.a()) == 0) != (table.xor(problem.b()) == 0);
        if (!oneOfEach || !isMixed(table, problem.a()) || !isMixed(table, problem.b())) {
            return false;
        }
        return Stream.of(problem.a(), problem.b())
                .allMatch(heaps -> WinningMoves.of(table, heaps).size() <= MOST_WINNING_MOVES);
    }

    private static boolean isMixed(GrundyTable table, List<Integer> heaps) {
        List<Integer> values = values(table, heaps);
        return !values.contains(0) && values.stream().distinct().count() == values.size();
    }

    private static List<Integer> values(GrundyTable table, List<Integer> heaps) {
        return heaps.stream().map(table::value).toList();
    }

    @Override
    protected List<Check> checksOf(TwoPositions problem) {
        GrundyTable table = problem.rule().table(TwoPositions.LARGEST);
        List<Case> values = both(problem, "values", heaps -> NumbersJudge.ofRow(values(table, heaps)));
        List<Case> winners = both(problem, "winner", heaps -> new WinnerJudge(table.xor(heaps) != 0));
        List<Case> moves = both(problem, "move", heaps -> new MoveJudge(table, heaps));
        return List.of(
                check("values", "The values of the heaps", 20, values, new NotOneForAll()),
                check("winner", "Who wins", 40, winners, new WeakestShare(winners)),
                check("move", "A winning move, or that there is none", 40, moves, new WeakestShare(moves)));
    }

    private Check check(String checkId, String title, int weight, List<Case> cases, Check.Marking marking) {
        return new Check(checkId, title, weight, cases, marking, this::explain, Drawn.ONE_PROBLEM);
    }

    /** What is asked of one position. */
    @FunctionalInterface
    private interface Asking {
        Judge of(List<Integer> heaps);
    }

    private static List<Case> both(TwoPositions problem, String what, Asking asking) {
        return List.of(
                question(problem, "a-" + what, problem.a(), asking.of(problem.a())),
                question(problem, "b-" + what, problem.b(), asking.of(problem.b())));
    }

    private static Case question(TwoPositions problem, String blank, List<Integer> heaps, Judge judge) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("question", blank);
        input.put("sum of heaps", heaps);
        boolean lost = problem.rule().table(TwoPositions.LARGEST).xor(heaps) == 0;
        var given = List.<Object>of(blank, problem.rule().code(), heaps);
        return new Case(input, new Question(FilledSheet.ANSWER, given), lost ? Stratum.LOST : Stratum.WON, judge);
    }

    private Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Object> given = failed.asked().question().arguments();
        List<Integer> heaps = Plain.numbers(given.get(2));
        GrundyTable table = Rule.of((String) given.get(1)).table(TwoPositions.LARGEST);
        int xor = table.xor(heaps);
        Step.Sentence brief;
        if (((String) given.get(0)).endsWith("values")) {
            brief = Step.say("values", Working.joined(heaps, ", "), Working.joined(values(table, heaps), ", "));
        } else {
            brief = xor == 0 ? Step.say("lost") : Step.say("won", xor);
        }
        if (!inFull) {
            return Optional.of(Explanation.Worked.of(id(), brief, List.of(), List.of()));
        }
        var steps = new ArrayList<Step>(List.of(brief, Working.xor(table, heaps)));
        steps.addAll(WinningMoves.answered(table, heaps, failed));
        List<Step> solution = xor == 0 ? List.of() : WinningMoves.found(table, heaps);
        return Optional.of(Explanation.Worked.of(id(), brief, steps, solution));
    }

    @Override
    protected Sheet sheetOf(TwoPositions problem) {
        GrundyTable table = problem.rule().table(TwoPositions.LARGEST);
        String text = problem.rule().inWords() + "\n\nThe Grundy values of small heaps are\n\n"
                + GivenTable.of(table, TwoPositions.LARGEST) + "\n\nDecide the winner of two sums of heaps, **a**: "
                + Working.joined(problem.a(), ", ") + ", and **b**: " + Working.joined(problem.b(), ", ")
                + ". Give a winning move where there is one.";
        return new Sheet(
                text, Stream.of("a", "b").flatMap(PracticeWinner::blanks).toList());
    }

    private static Stream<Blank> blanks(String position) {
        return Stream.of(
                new Blank(position + "-values", "the values of the three heaps of " + position + ".", Form.ROW),
                new Blank(position + "-winner", "who wins " + position + ", if both play well?", Form.WINNER),
                new Blank(position + "-move", "a winning move in " + position + ", if there is one.", Form.MOVE));
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("sum-of-values", WrongWinner::sumOfValues),
                        mutant("xor-of-sizes", WrongWinner::xorOfSizes),
                        mutant("winner-swapped", WrongWinner::winnerSwapped),
                        mutant("first-two", WrongWinner::firstTwo),
                        mutant("target-as-size", WrongWinner::targetAsSize),
                        mutant("largest-heap", WrongWinner::largestHeap),
                        mutant("split-forgotten", WrongWinner::splitForgotten)),
                List.of());
    }
}
