package grundy.catalogue.heap;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Question;
import grundy.catalogue.judging.WeakestShare;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** The four checks of a heap game. Those that do not depend on the seed are made once. */
final class HeapGameChecks {

    static final String TABLE = "table";
    static final String WINNERS = "winners";
    static final String MOVES = "moves";
    static final String LARGE = "large";

    /** The text protocol knows no other values than g(0) to g(30). */
    static final int PROGRAMS_TABLE_TO = 30;

    private static final Comparator<Case> SMALLEST_FIRST = Comparator.comparing(
                    HeapGameChecks::sizes, Positions.SMALLEST_FIRST)
            .thenComparing(Case::stratum);

    private final Truth truth;
    private final HeapGameLimits limits;
    private final HeapGameWeights weights;
    private final SumExplainer sums;
    private final MexExplainer values;
    private final List<Check> fixed;

    HeapGameChecks(Truth truth, HeapGameWeights weights) {
        this.truth = truth;
        this.weights = weights;
        this.limits = truth.limits();
        this.sums = new SumExplainer(truth.table());
        this.values = new MexExplainer(truth.table());
        List<Case> winners = new ArrayList<>();
        List<Case> moves = new ArrayList<>();
        for (var heaps : truth.searched()) {
            addCases(heaps, winners, moves);
        }
        this.fixed = List.of(table(limits.tableTo()), winners(winners), moves(moves));
    }

    /** All checks, in the order of the report. */
    List<Check> all(long seed) {
        return List.of(fixed.get(0), fixed.get(1), fixed.get(2), large(seed));
    }

    /** The same for a program, which can be asked for any sum, and for no value beyond its table. */
    List<Check> ofPrograms(long seed) {
        Check table = limits.tableTo() <= PROGRAMS_TABLE_TO ? fixed.get(0) : table(PROGRAMS_TABLE_TO);
        return List.of(table, fixed.get(1), fixed.get(2), largeSums(seed));
    }

    private Check table(int to) {
        var cases = new ArrayList<Case>();
        for (int heap = 0; heap <= to; heap++) {
            cases.add(valueCase(heap, truth));
        }
        String title = "Grundy values g(0) to g(" + to + ")";
        var marking = new FollowThrough(truth.game(), to);
        return new Check(TABLE, title, weights.table(), cases, marking, values, Check.Shrinker.NONE);
    }

    private void addCases(List<Integer> heaps, List<Case> winners, List<Case> moves) {
        var position = Position.searched(heaps, truth);
        Map<String, Object> input = Map.of("heaps", heaps);
        Question question = Questions.winningMove(heaps);
        Stratum stratum = position.isLost() ? Stratum.LOST : Stratum.WON;
        winners.add(new Case(input, question, stratum, new WinnerJudge(position.isLost())));
        if (!position.isLost()) {
            moves.add(new Case(input, question, stratum, new MoveJudge(position)));
        }
    }

    private Check winners(List<Case> cases) {
        String title = "The winner of every sum of 1 to " + limits.searchedHeaps() + " heaps of 0 to "
                + limits.searchedSize() + " stones";
        return new Check(WINNERS, title, weights.winners(), cases, new WeakestShare(cases), sums, Check.Shrinker.NONE);
    }

    private Check moves(List<Case> cases) {
        String title = "A winning move wherever the first player wins";
        return new Check(MOVES, title, weights.moves(), cases, new WeakestShare(cases), sums, Check.Shrinker.NONE);
    }

    private Check large(long seed) {
        var cases = new ArrayList<Case>();
        for (int heap = limits.tableTo() + 1; heap <= limits.valuesTo(); heap++) {
            cases.add(valueCase(heap, truth));
        }
        cases.addAll(drawnSums(seed));
        return large("Large heaps: values to g(" + limits.valuesTo() + "), and " + randomSums(), cases);
    }

    private Check largeSums(long seed) {
        return large("Large heaps: " + randomSums(), drawnSums(seed));
    }

    private Check large(String title, List<Case> cases) {
        cases.sort(SMALLEST_FIRST);
        Check.Explainer explainer = (failed, all, inFull) ->
                (Questions.isAboutValue(failed.asked()) ? values : sums).explain(failed, all, inFull);
        return new Check(
                LARGE, title, weights.large(), cases, new WeakestShare(cases), explainer, new LargeShrinker(truth));
    }

    private String randomSums() {
        return "random sums of 1 to " + limits.largeHeaps() + " heaps";
    }

    private List<Case> drawnSums(long seed) {
        var cases = new ArrayList<Case>();
        for (var heaps : new LargeSums(truth.table(), limits).draw(seed)) {
            cases.add(sumCase(heaps, truth));
        }
        return cases;
    }

    private static List<Integer> sizes(Case asked) {
        return Questions.isAboutValue(asked) ? List.of(Questions.heapOf(asked)) : Questions.heapsOf(asked);
    }

    static Case valueCase(int heap, Truth truth) {
        var judge = new ValueJudge(truth.table().value(heap));
        return new Case(Map.of("heap", heap), Questions.grundy(heap), Stratum.VALUE, judge);
    }

    /** Winner and move in one, by the theory: such sums are too large to be searched. */
    static Case sumCase(List<Integer> heaps, Truth truth) {
        var position = Position.computed(heaps, truth);
        Stratum stratum = position.isLost() ? Stratum.LOST : Stratum.WON;
        return new Case(Map.of("heaps", heaps), Questions.winningMove(heaps), stratum, new SumJudge(position));
    }
}
