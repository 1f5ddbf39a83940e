package grundy.exercises;

import java.util.Set;

/** Computes Grundy values of a game with a row of pins, such as Kayles. */
public interface RowGameSolver {

    /**
     * The Grundy values of rows of pins. A move removes r neighbouring pins of one row, where r is one of the numbers given,
     * from anywhere in the row; what stands to the left and what stands to the right are two rows from then on.
     *
     * @param maxRow the longest row, 0 or more pins
     * @param removable how many pins a move may remove, 1 or more each; it is yours to change
     * @return g(0), g(1), ..., g({@code maxRow})
     */
    int[] grundyValues(int maxRow, Set<Integer> removable);
}
