package grundy.catalogue.heap;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OutcomeSearch;
import java.util.List;

/**
 * The two witnesses of a game: the full search and the theory. It exists only where they agree on every sum that is
 * searched.
 *
 * <p>Safe for use by several threads.
 */
final class Truth {

    private final HeapGame game;
    private final HeapGameLimits limits;
    private final GrundyTable table;
    private final OutcomeSearch search;
    private final List<List<Integer>> searched;

    private Truth(HeapGame game, HeapGameLimits limits, GrundyTable table) {
        this.game = game;
        this.limits = limits;
        this.table = table;
        this.search = new OutcomeSearch(game);
        this.searched = List.copyOf(Positions.upTo(limits.searchedHeaps(), limits.searchedSize()));
    }

    /**
     * Searches every sum within the limits.
     *
     * @throws IllegalStateException if search and theory disagree, or if the sums are all lost or all won
     */
    static Truth of(HeapGame game, HeapGameLimits limits) {
        return of(game, limits, GrundyTable.of(game, limits.valuesTo()));
    }

    /** The same with a given table, so that a test can show that a wrong one is noticed. */
    static Truth of(HeapGame game, HeapGameLimits limits, GrundyTable table) {
        var truth = new Truth(game, limits, table);
        truth.holdAgainstEachOther();
        return truth;
    }

    private void holdAgainstEachOther() {
        int lost = 0;
        for (var heaps : searched) {
            boolean isLost = isLostBySearch(heaps);
            if (isLost != isLostByTheory(heaps)) {
                throw new IllegalStateException("the full search says that " + heaps + " is "
                        + (isLost ? "lost" : "won") + ", and the theory says otherwise: no mark may depend on this");
            }
            lost += isLost ? 1 : 0;
        }
        if (lost == 0 || lost == searched.size()) {
            throw new IllegalStateException(lost + " of " + searched.size()
                    + " searched sums are lost: one answer for all of them would be right");
        }
    }

    HeapGame game() {
        return game;
    }

    HeapGameLimits limits() {
        return limits;
    }

    GrundyTable table() {
        return table;
    }

    /** Every sum that is searched, the smallest first. */
    List<List<Integer>> searched() {
        return searched;
    }

    /** The search remembers what it finds, hence one thread at a time. */
    synchronized boolean isLostBySearch(List<Integer> heaps) {
        return !search.firstPlayerWins(heaps);
    }

    boolean isLostByTheory(List<Integer> heaps) {
        return table.xor(heaps) == 0;
    }
}
