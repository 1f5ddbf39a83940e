package grundy.exercises;

/**
 * A full search of the game tree, used to audit somebody's solver of take-and-split.
 *
 * <p>It never combines values: it decides the winner of a sum of heaps by trying every move.
 */
public interface SolverAudit {

    /**
     * Counts the inputs on which a solver names the wrong winner, over every ordered tuple of 1 to {@code maxHeaps} heaps
     * of size 0 to {@code maxSize}. A candidate that returns null or throws is wrong on that input.
     *
     * @param candidate the solver to audit
     * @param maxHeaps the largest number of heaps, 1 or more
     * @param maxSize the largest heap, 0 or more
     * @return the number of inputs with the wrong winner
     */
    int mismatches(HeapGameSolver candidate, int maxHeaps, int maxSize);
}
