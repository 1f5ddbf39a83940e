package grundy.catalogue.practice;

import grundy.catalogue.Answer;
import grundy.catalogue.Judged;
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
        steps.add(winning(move, heaps));
        steps.add(Step.say("leaves", Working.joined(after, ", ")));
        steps.add(Working.xor(table, after));
        return steps;
    }

    private static Step winning(HeapMove move, List<Integer> heaps) {
        var told = new ArrayList<Object>(List.of(move.heapIndex() + 1, heaps.get(move.heapIndex())));
        told.addAll(move.pieces());
        return Step.say("winning." + move.pieces().size(), told.toArray());
    }

    /** What an answered move leaves, where it is legal and does not win; nothing where another thing was answered. */
    public static List<Step> answered(GrundyTable table, List<Integer> heaps, Judged failed) {
        String text = failed.answer() instanceof Answer.Returned returned && returned.value() instanceof String said
                ? said
                : "";
        return WrittenMove.read(text)
                .filter(move -> move.faultIn(table.game(), heaps) == null)
                .map(move -> move.move().applyTo(heaps))
                .filter(after -> table.xor(after) != 0)
                .map(after -> List.of(
                        Step.say("left", Working.joined(after, ", "), table.xor(after)), Working.xor(table, after)))
                .orElse(List.of());
    }
}
