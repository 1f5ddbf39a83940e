package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OutcomeSearch;
import java.util.List;

/** What an audit holds a candidate against: who wins. */
@FunctionalInterface
interface Oracle {

    /** The XOR of the values that the candidate itself gives. */
    Oracle OWN_VALUES =
            (candidate, heaps) -> heaps.stream().mapToInt(candidate::grundy).reduce(0, (a, b) -> a ^ b) != 0;

    /** The XOR of the sizes, as in Nim. */
    Oracle SIZES = (candidate, heaps) -> heaps.stream().reduce(0, (a, b) -> a ^ b) != 0;

    /** A full search of this game. */
    static Oracle searching(HeapGame game) {
        var search = new OutcomeSearch(game);
        return (candidate, heaps) -> search.firstPlayerWins(heaps);
    }

    /** The XOR of the right values. */
    static Oracle byXor(HeapGame game) {
        GrundyTable table = table(game);
        return (candidate, heaps) -> table.xor(heaps) != 0;
    }

    /** The sum of the right values. */
    static Oracle bySum(HeapGame game) {
        GrundyTable table = table(game);
        return (candidate, heaps) -> heaps.stream().mapToInt(table::value).sum() != 0;
    }

    /** Whether the first player wins. */
    boolean firstPlayerWins(HeapGameSolver candidate, List<Integer> heaps);

    private static GrundyTable table(HeapGame game) {
        return GrundyTable.of(game, Remembering.MAX_SIZE);
    }
}
