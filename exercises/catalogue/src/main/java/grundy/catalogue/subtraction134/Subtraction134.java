package grundy.catalogue.subtraction134;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SubtractionGame;
import java.util.List;

/** The subtraction game in which 1, 3 or 4 stones are taken. */
public final class Subtraction134 extends RuleExercise {

    /** Found by the service loader. */
    public Subtraction134() {
        super("subtraction-1-3-4", SubtractionGame.of(1, 3, 4), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("two-may-be-taken-too", r -> r.options(r.rightOptions().then(Options.take(2)))),
                wrong("taking-three-forgotten", r -> r.options(Options.take(1).then(Options.take(4)))),
                wrong("largest-first-only", r -> r.options(Subtraction134::onlyTheLargest)));
    }

    private static boolean onlyTheLargest(int heap, Options.Visitor visitor) {
        int taken = heap >= 4 ? 4 : heap >= 3 ? 3 : 1;
        return Options.take(taken).visit(heap, visitor);
    }
}
