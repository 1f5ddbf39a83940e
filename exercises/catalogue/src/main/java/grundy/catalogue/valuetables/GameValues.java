package grundy.catalogue.valuetables;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OutcomeSearch;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values g(0) to g({@code to}) of a game by mex, and the full search of its small sums, which has agreed. They are found when
 * they are first asked for. Safe for use by several threads.
 */
final class GameValues {

    /** Sums of two heaps are searched to this size. */
    private static final int SEARCHED = 6;

    private final HeapGame game;
    private final int to;
    private @Nullable GrundyTable table;

    GameValues(HeapGame game, int to) {
        this.game = game;
        this.to = to;
    }

    HeapGame game() {
        return game;
    }

    int to() {
        return to;
    }

    /** Whether there is a heap with a move: without one, every heap is lost. */
    boolean hasMove() {
        boolean[] met = new boolean[1];
        for (int heap = 0; heap <= to && !met[0]; heap++) {
            game.visitOptions(heap, (a, b, c) -> met[0] = true);
        }
        return met[0];
    }

    /**
     * The table.
     *
     * @throws IllegalStateException if search and theory disagree
     */
    synchronized GrundyTable table() {
        if (table == null) {
            var found = GrundyTable.of(game, to);
            holdAgainstSearch(found);
            table = found;
        }
        return table;
    }

    /** Two heaps side by side are lost exactly where they have the same value. */
    private void holdAgainstSearch(GrundyTable found) {
        var search = new OutcomeSearch(game);
        int searched = Math.min(to, SEARCHED);
        for (int a = 0; a <= searched; a++) {
            for (int b = a; b <= searched; b++) {
                if (search.firstPlayerWins(List.of(a, b)) == (found.value(a) == found.value(b))) {
                    throw new IllegalStateException("the full search of " + game + " contradicts the values of heaps "
                            + a + " and " + b + ": no mark may depend on this");
                }
            }
        }
    }
}
