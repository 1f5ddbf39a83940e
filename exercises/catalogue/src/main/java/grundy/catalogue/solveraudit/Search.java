package grundy.catalogue.solveraudit;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.games.OutcomeSearch;
import java.util.List;

/** Who wins at take-and-split, by full search; the theory must agree. Safe for use by several threads. */
final class Search {

    /** The rule that the candidates are to solve. */
    static final HeapGame GAME = OctalGame.parse("0.37");

    private final OutcomeSearch search = new OutcomeSearch(GAME);
    private final GrundyTable theory;

    /** A search whose results are held against these values. */
    Search(GrundyTable theory) {
        this.theory = theory;
    }

    /**
     * Whether the player to move wins.
     *
     * @throws IllegalStateException if search and theory disagree: a fault of ours
     */
    synchronized boolean firstPlayerWins(List<Integer> heaps) {
        boolean wins = search.firstPlayerWins(heaps);
        if (wins != (theory.xor(heaps) != 0)) {
            throw new IllegalStateException("the full search says that " + heaps + " is " + (wins ? "won" : "lost")
                    + ", and the theory says otherwise: no mark may depend on this");
        }
        return wins;
    }
}
