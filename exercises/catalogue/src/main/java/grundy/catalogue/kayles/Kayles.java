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

    private static final int[] FIRST = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6};

    /** From 71 pins on, by the remainder modulo 12 (R. K. Guy and C. A. B. Smith, 1956). */
    private static final int[] PERIOD = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};

    /** Found by the service loader. */
    public Kayles() {
        super("kayles", OctalGame.parse("0.77"), HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("no-split-after-two", r -> r.options(take(1).then(take(2)).then(split(1)))),
                wrong("no-split-after-one", r -> r.options(take(1).then(take(2)).then(split(2)))),
                wrong("two-pins-anywhere", r -> r.options(take(1).then(split(1)).then(NotAdjacent.pairs()))),
                wrong("split-without-knocking", r -> r.options(r.rightOptions().then(split(0)))),
                wrong("period-from-the-start", r -> r.formula(row -> FIRST[row % FIRST.length]))
                        .or(r -> r.formula(row -> row == 0 ? 0 : PERIOD[row % PERIOD.length])));
    }
}
