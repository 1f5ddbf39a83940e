package grundy.catalogue.practicemove;

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
import grundy.catalogue.practice.NumberJudge;
import grundy.catalogue.practice.NumbersJudge;
import grundy.catalogue.practice.PracticeExercise;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WinningMoves;
import grundy.catalogue.practice.Working;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * The lesson's practice problem 5: a winning move in a sum of two heaps. In every variant both values are above 0 and the larger is
 * 3 or more, the heaps are too large to be taken whole, and there are 1 to 3 winning moves. The values are given.
 */
public final class PracticeMove extends PracticeExercise<TwoHeaps> {

    private static final int SMALLEST = 7;
    private static final int LARGE_VALUE = 3;
    private static final int MOST_WINNING_MOVES = 3;

    /** The exercise {@code practice-move}. */
    public PracticeMove() {
        super("practice-move");
    }

    @Override
    protected TwoHeaps lesson() {
        return new TwoHeaps(Rule.LESSON, List.of(6, 10));
    }

    @Override
    protected TwoHeaps draw(Random random) {
        return new TwoHeaps(Rule.draw(random), List.of(heap(random), heap(random)));
    }

    private static int heap(Random random) {
        return SMALLEST + random.nextInt(TwoHeaps.LARGEST - SMALLEST + 1);
    }

    @Override
    protected boolean isAsHard(TwoHeaps problem) {
        List<Integer> values = problem.values();
        int larger = Math.max(values.get(0), values.get(1));
        int smaller = Math.min(values.get(0), values.get(1));
        if (smaller == 0 || smaller == larger || larger < LARGE_VALUE) {
            return false;
        }
        return WinningMoves.of(problem.table(), problem.heaps()).size() <= MOST_WINNING_MOVES;
    }

    @Override
    protected List<Check> checksOf(TwoHeaps problem) {
        GrundyTable table = problem.table();
        List<Case> values = List.of(
                question(problem, "values", Stratum.VALUE, NumbersJudge.ofRow(problem.values())),
                question(problem, "xor", Stratum.VALUE, new NumberJudge(table.xor(problem.heaps()))));
        List<Case> move = List.of(question(problem, "move", Stratum.WON, new MoveJudge(table, problem.heaps())));
        return List.of(
                new Check(
                        "values",
                        "The values of the heaps, and their XOR",
                        40,
                        values,
                        new NotOneForAll(),
                        this::explain,
                        Drawn.ONE_PROBLEM),
                new Check(
                        "move", "A winning move", 60, move, new WeakestShare(move), this::explain, Drawn.ONE_PROBLEM));
    }

    private static Case question(TwoHeaps problem, String blank, Stratum stratum, Judge judge) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("question", blank);
        input.put("sum of heaps", problem.heaps());
        var given = List.<Object>of(blank, problem.rule().code(), problem.heaps());
        return new Case(input, new Question(FilledSheet.ANSWER, given), stratum, judge);
    }

    private Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Object> given = failed.asked().question().arguments();
        var problem = new TwoHeaps(Rule.of((String) given.get(1)), Plain.numbers(given.get(2)));
        GrundyTable table = problem.table();
        boolean isMove = given.get(0).equals("move");
        var values = problem.values();
        var brief = Step.say(isMove ? "move" : "values", values.get(0), values.get(1), table.xor(problem.heaps()));
        if (!inFull) {
            return Optional.of(Explanation.Worked.of(id(), brief, List.of(), List.of()));
        }
        var steps = new ArrayList<Step>(List.of(brief, Working.xor(table, problem.heaps())));
        steps.addAll(WinningMoves.answered(table, problem.heaps(), failed));
        List<Step> solution = isMove ? WinningMoves.found(table, problem.heaps()) : List.of();
        return Optional.of(Explanation.Worked.of(id(), brief, steps, solution));
    }

    @Override
    protected Sheet sheetOf(TwoHeaps problem) {
        String heaps = problem.heaps().get(0) + " and " + problem.heaps().get(1);
        String text = problem.rule().inWords() + "\n\nThe Grundy values of small heaps are\n\n"
                + GivenTable.of(problem.table(), TwoHeaps.LARGEST) + "\n\nFind a winning move for the sum of heaps **"
                + heaps + "**, and check it.";
        return new Sheet(
                text,
                List.of(
                        new Blank("values", "the values of the heaps " + heaps + ".", Form.ROW),
                        new Blank("xor", "the XOR of these values.", Form.NUMBER),
                        new Blank("move", "a move that wins: it leaves heaps whose values have XOR 0.", Form.MOVE)));
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("difference-for-xor", WrongMove::differenceForXor),
                        mutant("xor-of-sizes", WrongMove::xorOfSizes),
                        mutant("equal-sizes", WrongMove::equalSizes),
                        mutant("wrong-heap", WrongMove::wrongHeap),
                        mutant("target-as-size", WrongMove::targetAsSize),
                        mutant("zero-in-one-heap", WrongMove::zeroInOneHeap)),
                List.of());
    }
}
