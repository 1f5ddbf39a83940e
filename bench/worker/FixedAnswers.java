import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** A solution that costs nothing, so that what is measured is the worker. */
public final class FixedAnswers implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return 0;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return Optional.of(new Move(0, List.of()));
    }
}
