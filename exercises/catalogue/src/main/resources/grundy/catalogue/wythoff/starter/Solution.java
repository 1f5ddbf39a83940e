package solution;

import grundy.exercises.Solves;
import grundy.exercises.TwoHeapSolver;
import java.util.Optional;

/** Wythoff's game: a move takes stones from one heap, or the same number from both; who cannot move loses. */
@Solves("wythoff")
public class Solution implements TwoHeapSolver {

    /** Whether the player to move wins. */
    @Override
    public boolean firstPlayerWins(int a, int b) {
        throw new UnsupportedOperationException("not written yet");
    }

    /** The two heaps after a winning move, in the same order; empty where the player to move loses. */
    @Override
    public Optional<int[]> winningMove(int a, int b) {
        throw new UnsupportedOperationException("not written yet");
    }
}
