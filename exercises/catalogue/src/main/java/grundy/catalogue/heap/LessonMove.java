package grundy.catalogue.heap;

import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.List;
import java.util.Optional;

/**
 * The winning move that is shown to a student: the one that the proof finds, in the first heap whose target is smaller than
 * its value. There may be others, also in heaps whose value grows by it, and all are right; this one can be understood from
 * the values.
 */
final class LessonMove {

    private LessonMove() {}

    /** The move; empty exactly where the XOR is 0. */
    static Optional<HeapMove> of(GrundyTable table, List<Integer> heaps) {
        int xor = table.xor(heaps);
        if (xor == 0) {
            return Optional.empty();
        }
        int index = 0;
        while ((table.value(heaps.get(index)) ^ xor) >= table.value(heaps.get(index))) {
            index++;
        }
        int target = table.value(heaps.get(index)) ^ xor;
        for (List<Integer> pieces : table.game().options(heaps.get(index))) {
            if (table.xor(pieces) == target) {
                return Optional.of(new HeapMove(index, pieces));
            }
        }
        throw new IllegalStateException(
                "no option of " + heaps.get(index) + " is worth " + target + ", though that is smaller than its value");
    }
}
