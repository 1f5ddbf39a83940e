package solution;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.exercises.Solves;
import java.util.List;
import java.util.Optional;

/** Solves the exercise @id@. The player who cannot move loses. */
@Solves("@id@")
public class Solution implements HeapGameSolver {

    /** The Grundy value of one heap of 0 or more stones: the mex of the values of all that a move can make of it. */
    @Override
    public int grundy(int heap) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** Any winning move, or {@code Optional.empty()} where the player to move loses. Heaps are counted from 0. */
    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        throw new UnsupportedOperationException("not written yet");
    }
}
