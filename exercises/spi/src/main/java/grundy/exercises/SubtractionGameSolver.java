package grundy.exercises;

import java.util.Set;

/** Computes Grundy values of subtraction games. */
public interface SubtractionGameSolver {

    /**
     * The Grundy values of heaps from which a move takes s stones, where s is one of the numbers given, and the heap has as
     * many.
     *
     * @param maxHeap the largest heap, 0 or more stones
     * @param subtractionSet how many stones a move may take, 1 or more each; it is yours to change
     * @return g(0), g(1), ..., g({@code maxHeap})
     */
    int[] grundyValues(int maxHeap, Set<Integer> subtractionSet);
}
