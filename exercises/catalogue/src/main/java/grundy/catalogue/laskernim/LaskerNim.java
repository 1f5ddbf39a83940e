package grundy.catalogue.laskernim;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.catalogue.heap.HeapGameLimits;
import grundy.catalogue.heap.RuleExercise;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.Options;
import grundy.games.SplitGame;
import java.util.List;

/** Lasker’s Nim: take any number of stones, or split the heap (E. Lasker, 1931). */
public final class LaskerNim extends RuleExercise {

    /** Found by the service loader. */
    public LaskerNim() {
        super("lasker-nim", SplitGame.LASKERS_NIM, HeapGameLimits.USUAL, ownMistakes());
    }

    private static List<Fault> ownMistakes() {
        return List.of(
                wrong("swapped-one-too-early", r -> r.formula(LaskerNim::swappedOneTooEarly)),
                wrong("take-and-split-at-once", r -> r.options(LaskerNim::takeAndSplit)),
                wrong(
                        "split-in-half-only",
                        r -> r.options(Options.takeAny().then(Options.split(0).onlySplits(LaskerNim::halves)))));
    }

    private static int swappedOneTooEarly(int heap) {
        return switch (heap % 4) {
            case 2 -> heap + 1;
            case 3 -> heap - 1;
            default -> heap;
        };
    }

    private static boolean takeAndSplit(int heap, Options.Visitor visitor) {
        boolean enough = Options.takeAny().visit(heap, visitor);
        for (int taken = 0; !enough && taken < heap; taken++) {
            enough = Options.split(taken).visit(heap, visitor);
        }
        return enough;
    }

    /** Equal heaps, or as equal as an odd number allows. */
    private static boolean halves(int a, int b) {
        return Math.abs(a - b) < 2;
    }
}
