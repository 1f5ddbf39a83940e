package grundy.exercises;

/** Computes Grundy values of octal games (R. K. Guy and C. A. B. Smith, 1956). */
public interface OctalGameSolver {

    /**
     * The Grundy values of the heaps of an octal game. Digit k after the point says what may be done when k stones are taken
     * from a heap: it is the sum of 1 if nothing may be left, 2 if one heap may be left, and 4 if two heaps may be left, none
     * of them empty. Before the point stands 0, or 4 where a heap may be split without taking a stone.
     *
     * @param code such as {@code 0.37}
     * @param maxHeap the largest heap, 0 or more stones
     * @return g(0), g(1), ..., g({@code maxHeap})
     */
    int[] grundyValues(String code, int maxHeap);
}
