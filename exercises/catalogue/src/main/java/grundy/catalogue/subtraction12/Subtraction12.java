package grundy.catalogue.subtraction12;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SubtractionGame;
import java.util.Arrays;
import java.util.List;

/** The subtraction game in which 1 or 2 stones are taken. */
public final class Subtraction12 extends RuleExercise {

    /** Found by the service loader. */
    public Subtraction12() {
        super("subtraction-1-2", SubtractionGame.of(1, 2), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("three-may-be-taken-too", r -> r.options(r.rightOptions().then(Options.take(3)))),
                wrong(
                        "multiples-of-three-by-total",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() % 3 != 0)));
    }
}
