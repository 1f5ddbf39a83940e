package grundy.catalogue.kayles;

import static grundy.catalogue.heap.mistakes.Fault.wrong;
import static grundy.catalogue.heap.mistakes.Options.split;
import static grundy.catalogue.heap.mistakes.Options.take;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.NotAdjacent;
import grundy.games.OctalGame;
import java.util.List;

/** Kayles: a move knocks down one pin, or two that are adjacent (H. E. Dudeney, 1908), which is octal game 0.77. */
public final class Kayles extends RuleExercise {

    /** Found by the service loader. */
    public Kayles() {
        super("kayles", OctalGame.parse("0.77"), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("no-split-after-two", r -> r.options(take(1).then(take(2)).then(split(1)))),
                wrong("no-split-after-one", r -> r.options(take(1).then(take(2)).then(split(2)))),
                wrong("two-pins-anywhere", r -> r.options(take(1).then(split(1)).then(NotAdjacent.pairs()))),
                wrong("split-without-knocking", r -> r.options(r.rightOptions().then(split(0)))));
    }
}
