package grundy.catalogue.subtraction23;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SubtractionGame;
import java.util.List;

/** The subtraction game in which 2 or 3 stones are taken. */
public final class Subtraction23 extends RuleExercise {

    /** Found by the service loader. */
    public Subtraction23() {
        super("subtraction-2-3", SubtractionGame.of(2, 3), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("one-may-be-taken-too", r -> r.options(Options.take(1).then(r.rightOptions()))),
                wrong("rest-may-be-taken", r -> r.options(Subtraction23::lastStoneMayGo)),
                wrong("half-of-the-size", r -> r.formula(heap -> heap / 2)));
    }

    /** Where there is one stone only, this takes it. */
    private static boolean lastStoneMayGo(int heap, Options.Visitor visitor) {
        int two = Math.min(2, heap);
        int three = Math.min(3, heap);
        return heap > 0 && (visitor.rest(heap - two) || (three > two && visitor.rest(heap - three)));
    }
}
