package grundy.exercises;

/** Computes Grundy values of a game on a directed graph without cycles: a move takes a token along one arrow. */
public interface GraphGameSolver {

    /**
     * The Grundy value of every vertex.
     *
     * @param moves for each vertex v, counted from 0, the vertices that one move reaches from v, in any order; the arrays are
     *     yours to change
     * @return for each vertex its value
     * @throws IllegalArgumentException if there is a cycle, so that a play need not end
     */
    int[] grundyValues(int[][] moves);
}
