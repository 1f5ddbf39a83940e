package solution;

import grundy.exercises.OctalGameSolver;
import grundy.exercises.Solves;

/** The Grundy values of octal games. */
@Solves("octal-game")
public class Solution implements OctalGameSolver {

    /**
     * The values g(0), g(1), ..., g(maxHeap) of the game with this code. Digit k after the point says what may be left when k stones
     * are taken: it is the sum of 1 for nothing, 2 for one heap, and 4 for two heaps, none of them empty. A 4 before the point
     * allows to split a heap without taking.
     */
    @Override
    public int[] grundyValues(String code, int maxHeap) {
        throw new UnsupportedOperationException("not written yet");
    }
}
