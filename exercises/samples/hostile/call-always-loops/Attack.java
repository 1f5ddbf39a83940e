package course;

import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Never answers anything. */
public class Attack extends RightAnswers {

    @Override
    public int grundy(int heap) {
        while (true) {
            Thread.onSpinWait();
        }
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return Optional.of(new Move(grundy(0), heaps));
    }
}
