package grundy.catalogue.practice;

import grundy.catalogue.Step;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;

/** The winning moves of a sum, and the way to find one. */
public final class WinningMoves {

    private WinningMoves() {}

    /** All of them. */
    public static List<HeapMove> of(GrundyTable table, List<Integer> heaps) {
        return table.moves(heaps).stream()
                .filter(move -> table.xor(move.applyTo(heaps)) == 0)
                .toList();
    }

    /**
     * How one is found: the heap whose target is smaller than its value, and an option that has the target.
     *
     * @param heaps a won sum
     */
    public static List<Step> found(GrundyTable table, List<Integer> heaps) {
        int xor = table.xor(heaps);
        HeapMove move = table.winningMove(heaps).orElseThrow();
        var steps = new ArrayList<Step>();
        for (int heap : heaps) {
            int value = table.value(heap);
            int target = value ^ xor;
            steps.add(Step.say(target < value ? "target.smaller" : "target.larger", heap, value, xor, target));
        }
        List<Integer> after = move.applyTo(heaps);
        steps.add(Step.say("winning", move.describe(heaps), Working.joined(after, ", ")));
        steps.add(Working.xor(table, after));
        return steps;
    }
}
