package course;

import grundy.exercises.Move;
import java.util.AbstractList;
import java.util.List;
import java.util.Optional;

/** Returns a move whose pieces never come. */
public class Attack extends RightAnswers {

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.equals(List.of(3, 1))) {
            return Optional.of(new Move(0, new AbstractList<>() {
                @Override
                public Integer get(int index) {
                    while (true) {
                        Thread.onSpinWait();
                    }
                }

                @Override
                public int size() {
                    return 1;
                }
            }));
        }
        return super.winningMove(heaps);
    }
}
