package grundy.catalogue.dawsonskayles;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.NotAdjacent;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.OctalGame;
import java.util.List;

/** Dawson’s Kayles: a move knocks down two adjacent pins (T. R. Dawson, 1935), which is octal game 0.07. */
public final class DawsonsKayles extends RuleExercise {

    /** Found by the service loader. */
    public DawsonsKayles() {
        super("dawsons-kayles", OctalGame.parse("0.07"), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("one-pin-too", r -> r.options(Options.of(OctalGame.parse("0.77")))),
                wrong("one-pin-only", r -> r.options(Options.of(OctalGame.parse("0.7")))),
                wrong("two-pins-anywhere", r -> r.options(NotAdjacent.pairs())),
                wrong("dawsons-chess", r -> r.options(Options.of(OctalGame.parse("0.137")))));
    }
}
