package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Counts that can be checked by hand. */
class SolutionTest {

    private final Solution audit = new Solution();

    @Test
    void aSolverThatAlwaysSaysSecondIsRightOnTheHeaps0And3Alone() {
        assertEquals(7, audit.mismatches(saying(heaps -> Optional.empty()), 1, 8));
    }

    @Test
    void aSolverThatAlwaysSaysFirstIsWrongThere() {
        assertEquals(2, audit.mismatches(saying(heaps -> Optional.of(new Move(0, List.of()))), 1, 8));
    }

    @Test
    void eachOrderIsAnInputOfItsOwn() {
        // Wrong on 1, on 0 1 and on 1 0; right on 0, on 0 0 and on 1 1.
        assertEquals(3, audit.mismatches(saying(heaps -> Optional.empty()), 2, 1));
    }

    @Test
    void nullIsNoWinner() {
        assertEquals(1, audit.mismatches(saying(heaps -> null), 1, 0));
    }

    @Test
    void anExceptionIsNoWinnerAndEndsNothing() {
        HeapGameSolver broken = saying(heaps -> {
            throw new IllegalStateException("broken");
        });
        assertEquals(9 + 81, audit.mismatches(broken, 2, 8));
    }

    private static HeapGameSolver saying(Function<List<Integer>, Optional<Move>> answer) {
        return new HeapGameSolver() {
            @Override
            public int grundy(int heap) {
                return 0;
            }

            @Override
            public Optional<Move> winningMove(List<Integer> heaps) {
                return answer.apply(heaps);
            }
        };
    }
}
