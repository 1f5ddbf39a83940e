package grundy.catalogue.heap;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A sum of heaps that a case asks about, with one of the two witnesses to decide what is lost. */
final class Position {

    private final List<Integer> heaps;
    private final GrundyTable table;
    private final Predicate<List<Integer>> lost;
    private final boolean isLost;
    /** Found when it is first needed: most answers are right. Threads that race find the same. */
    private @Nullable String example;

    Position(List<Integer> heaps, GrundyTable table, Predicate<List<Integer>> lost) {
        this.heaps = List.copyOf(heaps);
        this.table = table;
        this.lost = lost;
        this.isLost = lost.test(heaps);
    }

    static Position searched(List<Integer> heaps, Truth truth) {
        return new Position(heaps, truth.table(), truth::isLostBySearch);
    }

    static Position computed(List<Integer> heaps, Truth truth) {
        return new Position(heaps, truth.table(), truth::isLostByTheory);
    }

    List<Integer> heaps() {
        return heaps;
    }

    HeapGame game() {
        return table.game();
    }

    /** Whether the player to move loses. */
    boolean isLost() {
        return isLost;
    }

    /** The sum after a legal move. */
    List<Integer> after(MoveReading.Named legal) {
        return new HeapMove(legal.heapIndex(), legal.pieces()).applyTo(heaps);
    }

    /** Whether a legal move leaves a position that the other player loses. */
    boolean isWonBy(MoveReading.Named legal) {
        return lost.test(after(legal));
    }

    /** A winning move in words. */
    String winningMove() {
        String text = example;
        if (text == null) {
            text = table.winningMove(heaps).map(move -> move.describe(heaps)).orElse("none");
            example = text;
        }
        return text;
    }

    /** The sizes in growing order, so that equal positions have equal texts. */
    static String sorted(List<Integer> heaps) {
        var sizes = new ArrayList<>(heaps);
        sizes.sort(null);
        return sizes.toString();
    }
}
