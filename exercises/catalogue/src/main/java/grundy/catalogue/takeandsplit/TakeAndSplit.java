package grundy.catalogue.takeandsplit;

import grundy.catalogue.heap.HeapGameExercise;
import grundy.catalogue.heap.HeapGameLimits;
import grundy.games.OctalGame;

/** Take 1 stone, take 2, or take 2 and split the rest into two heaps. */
public final class TakeAndSplit extends HeapGameExercise {

    /** Found by the service loader. */
    public TakeAndSplit() {
        super("take-and-split", OctalGame.parse("0.37"), HeapGameLimits.USUAL, Mutants::mistakes);
    }
}
