package grundy.exercises;

import java.util.List;
import java.util.Optional;

/**
 * A solution of a heap game: each move changes exactly one heap; the player who cannot move loses.
 *
 * <p>A solution is a public class with a public constructor without parameters. One instance answers all questions of a
 * run, so a table that is computed once may be kept in a field. Register the class in a file named
 * {@code META-INF/services/grundy.exercises.HeapGameSolver} that holds its full name, or, in a module, with
 * {@code provides grundy.exercises.HeapGameSolver with ...}.
 */
public interface HeapGameSolver {

    /**
     * The Grundy value of one heap: the smallest non-negative integer that is not the value of any position that one
     * move can reach (R. P. Sprague, 1935; P. M. Grundy, 1939).
     *
     * @param heap the number of stones, 0 or more
     * @return the value, 0 or more; 0 exactly when the player to move loses
     */
    int grundy(int heap);

    /**
     * A winning move in a sum of heaps: a legal move after which the other player loses.
     *
     * @param heaps the number of stones in each heap, 0 or more each; the list is yours to change
     * @return any one winning move, or empty when the player to move loses; never null
     */
    Optional<Move> winningMove(List<Integer> heaps);
}
