package grundy.catalogue.grundysgame;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SplitGame;
import java.util.List;

/** Grundy’s game: a heap is split into two heaps of different sizes (P. M. Grundy, 1939). */
public final class GrundysGame extends RuleExercise {

    /** Found by the service loader. */
    public GrundysGame() {
        super("grundys-game", SplitGame.GRUNDYS_GAME, HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("equal-split-allowed", r -> r.options(Options.split(0))),
                wrong("period-three-guessed", r -> r.formula(GrundysGame::periodThree)),
                wrong("one-stone-taken", r -> r.options(Options.split(1).onlySplits((a, b) -> a != b))),
                wrong("small-piece-only", r -> r.options(r.rightOptions().onlySplits((a, b) -> Math.min(a, b) == 1))));
    }

    /** From 3 on 1, 0, 2, and again from the start. */
    private static int periodThree(int heap) {
        return heap < 3 ? 0 : (heap % 3 + 1) % 3 == 0 ? 2 : 1 - heap % 3;
    }
}
