package grundy.catalogue.solveraudit;

import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.HeapMove;
import grundy.games.OutcomeSearch;
import grundy.games.PlaySearch;
import java.util.ArrayList;
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

    /** A full search of this game in which the player who cannot move wins. */
    static Oracle searchingMisere(HeapGame game) {
        var search = PlaySearch.<List<Integer>>misere(position -> options(game, position));
        return (candidate, heaps) -> search.firstPlayerWins(position(heaps));
    }

    /** Empty heaps and the order do not matter. */
    private static List<Integer> position(List<Integer> heaps) {
        return heaps.stream().filter(heap -> heap > 0).sorted().toList();
    }

    private static List<List<Integer>> options(HeapGame game, List<Integer> position) {
        var options = new ArrayList<List<Integer>>();
        for (int i = 0; i < position.size(); i++) {
            for (List<Integer> pieces : game.options(position.get(i))) {
                options.add(position(new HeapMove(i, pieces).applyTo(position)));
            }
        }
        return options;
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
