package solution;

import grundy.exercises.Solves;
import grundy.exercises.SubtractionGameSolver;
import java.util.Set;

/** The Grundy values of subtraction games. */
@Solves("subtraction-game")
public class Solution implements SubtractionGameSolver {

    /** The values g(0), g(1), ..., g(maxHeap) of heaps from which a move takes s stones, for an s of the set that the heap has. */
    @Override
    public int[] grundyValues(int maxHeap, Set<Integer> subtractionSet) {
        throw new UnsupportedOperationException("not written yet");
    }
}
