package course;

import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Sleeps over the answer for the heaps 3 and 1, and goes on sleeping when it is interrupted. */
public class Attack extends RightAnswers {

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.equals(List.of(3, 1))) {
            sleep();
        }
        return super.winningMove(heaps);
    }

    private static void sleep() {
        long end = System.nanoTime() + 60_000_000_000L;
        while (System.nanoTime() < end) {
            try {
                Thread.sleep(1_000);
            } catch (InterruptedException e) {
                // Not now.
            }
        }
    }
}
