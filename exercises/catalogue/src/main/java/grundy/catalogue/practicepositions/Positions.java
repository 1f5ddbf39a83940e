package grundy.catalogue.practicepositions;

import grundy.catalogue.practice.Rule;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import grundy.games.OutcomeSearch;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A problem: the heaps of a game that are lost, and two single heaps.
 *
 * @param c a heap size of which the winner is asked
 * @param d another
 */
record Positions(Rule rule, int c, int d) {

    /** The largest heap that is asked for. */
    static final int LARGEST = 30;

    /**
     * The sizes of lost heaps of a game, by search.
     *
     * @throws IllegalStateException if the Grundy values disagree: a fault of ours
     */
    static List<Integer> lost(Rule rule) {
        var search = new OutcomeSearch(OctalGame.parse(rule.code()));
        GrundyTable table = rule.table(LARGEST);
        List<Integer> lost = sizes(n -> !search.firstPlayerWins(List.of(n)));
        if (!lost.equals(sizes(n -> table.value(n) == 0))) {
            throw new IllegalStateException("search and theory disagree on single heaps of " + rule.code());
        }
        return lost;
    }

    /** The heap sizes that are asked for and of which something holds. */
    static List<Integer> sizes(IntPredicate holds) {
        return IntStream.rangeClosed(0, LARGEST).filter(holds).boxed().toList();
    }
}
