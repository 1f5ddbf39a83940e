package grundy.catalogue.practicepositions;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
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
import grundy.catalogue.judging.WeakestShare;
import grundy.catalogue.practice.Drawn;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.PracticeExercise;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WinnerJudge;
import grundy.catalogue.practice.Working;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The lesson's practice problem 3: the P-positions among the heaps of 0 to 30 stones. In every variant there are 4 to 6 of them,
 * not all at the same distance (the lesson's game has 5), and the largest value is 4 to 8 (the lesson's is 5). Two single heaps are
 * asked for as well, one lost and one won: what it means to be on the list.
 */
public final class PracticePositions extends PracticeExercise<Positions> {

    private static final String LIST = "zero";

    /** Where somebody may end a list, for the lesson tells of the first 24 heaps. */
    private static final int EARLY = 24;

    /** Searched once for each rule; there are a few hundred of them. */
    private final Map<Rule, List<Integer>> searched = new ConcurrentHashMap<>();

    /** The exercise {@code practice-p-positions}. */
    public PracticePositions() {
        super("practice-p-positions");
    }

    @Override
    protected Positions lesson() {
        return new Positions(Rule.LESSON, 11, 12);
    }

    @Override
    protected Positions draw(Random random) {
        return new Positions(Rule.draw(random), heap(random), heap(random));
    }

    private static int heap(Random random) {
        return 1 + random.nextInt(Positions.LARGEST);
    }

    @Override
    protected boolean isAsHard(Positions problem) {
        GrundyTable table = problem.rule().table(Positions.LARGEST);
        if ((table.value(problem.c()) == 0) == (table.value(problem.d()) == 0)) {
            return false;
        }
        List<Integer> lost = Positions.sizes(n -> table.value(n) == 0);
        int largest =
                Positions.sizes(n -> true).stream().mapToInt(table::value).max().orElse(0);
        return lost.size() >= 4 && lost.size() <= 6 && largest >= 4 && largest <= 8 && !isRegular(lost);
    }

    private static boolean isRegular(List<Integer> sizes) {
        for (int i = 2; i < sizes.size(); i++) {
            if (sizes.get(i) - sizes.get(i - 1) != sizes.get(1) - sizes.get(0)) {
                return false;
            }
        }
        return true;
    }

    @Override
    protected List<Check> checksOf(Positions problem) {
        String code = problem.rule().code();
        GrundyTable table = problem.rule().table(Positions.LARGEST);
        List<Integer> lost = searched.computeIfAbsent(problem.rule(), Positions::lost);
        var list = new Question(FilledSheet.ANSWER, List.of(LIST, code));
        List<Case> listed = Positions.sizes(n -> true).stream()
                .map(n -> new Case(
                        Map.of("heap size", n), list, stratum(lost.contains(n)), new ListedJudge(n, table.value(n))))
                .toList();
        List<Case> singles = List.of(single(code, "c", problem.c(), lost), single(code, "d", problem.d(), lost));
        return List.of(
                check("p-positions", "The P-positions to 30 stones", 80, listed, new ListShare(listed)),
                check("single", "Who wins a single heap", 20, singles, new WeakestShare(singles)));
    }

    private Check check(String checkId, String title, int weight, List<Case> cases, Check.Marking marking) {
        return new Check(checkId, title, weight, cases, marking, this::explain, Drawn.ONE_PROBLEM);
    }

    private static Case single(String code, String blank, int heap, List<Integer> lost) {
        return new Case(
                Map.of("heap size", heap),
                new Question(FilledSheet.ANSWER, List.of(blank, code, heap)),
                stratum(lost.contains(heap)),
                new WinnerJudge(!lost.contains(heap)));
    }

    private static Stratum stratum(boolean lost) {
        return lost ? Stratum.LOST : Stratum.WON;
    }

    private Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        Rule rule = Rule.of((String) failed.asked().question().arguments().get(1));
        GrundyTable table = rule.table(Positions.LARGEST);
        int heap = heapOf(failed);
        int value = table.value(heap);
        var brief = value == 0 ? Step.say("lost", heap) : Step.say("won", heap, value);
        var steps = new ArrayList<Step>(List.of(brief));
        if (isShifted(failed, table)) {
            steps.add(Step.say("shifted"));
        }
        steps.addAll(Working.value(table, heap, null));
        return Optional.of(Explanation.Worked.of(id(), brief, inFull ? steps : List.of(), List.of()));
    }

    private static int heapOf(Judged judged) {
        return (Integer) judged.asked().input().getOrDefault("heap size", 0);
    }

    /** Whether exactly the won heaps were listed. */
    private static boolean isShifted(Judged failed, GrundyTable table) {
        return failed.answer() instanceof Answer.Returned returned
                && returned.value() instanceof List<?> list
                && Positions.sizes(list::contains).equals(Positions.sizes(n -> table.value(n) != 0));
    }

    @Override
    protected Sheet sheetOf(Positions problem) {
        return new Sheet(
                problem.rule().inWords(),
                List.of(
                        new Blank(
                                LIST,
                                "list every heap size from 0 to " + Positions.LARGEST + " whose Grundy value is 0.",
                                Form.NUMBERS),
                        winner("c", problem.c()),
                        winner("d", problem.d())));
    }

    private static Blank winner(String name, int heap) {
        String stones = heap + (heap == 1 ? " stone" : " stones");
        return new Blank(name, "who wins a single heap of " + stones + ", if both play well?", Form.WINNER);
    }

    @Override
    protected Mistakes makeMistakes() {
        return Mistakes.of(
                List.of(
                        mutant("won-listed", () -> WrongList.of(values -> Positions.sizes(n -> values[n] != 0))),
                        mutant(
                                "zero-forgotten",
                                () -> WrongList.of(values -> Positions.sizes(n -> n > 0 && values[n] == 0))),
                        mutant(
                                "stopped-early",
                                () -> WrongList.of(values -> Positions.sizes(n -> n < EARLY && values[n] == 0))),
                        mutant(
                                "counted-from-one",
                                () -> WrongList.of(values -> Positions.sizes(n -> n > 0 && values[n - 1] == 0))),
                        mutant(
                                "split-forgotten",
                                () -> new WrongList(WrongTable::withoutSplits, WrongList::zeros, false)),
                        mutant("mex-from-one", () -> new WrongList(WrongTable::mexFromOne, WrongList::zeros, false)),
                        mutant("winner-swapped", () -> new WrongList(WrongTable::right, WrongList::zeros, true))),
                List.of());
    }
}
