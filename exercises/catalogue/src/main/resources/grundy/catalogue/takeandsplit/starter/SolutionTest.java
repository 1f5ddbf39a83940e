package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A few examples that can be checked by hand. The grader asks much more. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void anEmptyHeapIsWorthNothing() {
        assertEquals(0, solution.grundy(0));
    }

    @Test
    void twoStonesCanBecomeOneOrNone() {
        assertEquals(2, solution.grundy(2)); // the mex of g(1) = 1 and g(0) = 0
    }

    @Test
    void fourStonesCanAlsoBecomeOneAndOne() {
        assertEquals(1, solution.grundy(4)); // the mex of g(3) = 0, g(2) = 2, and g(1) XOR g(1) = 0
    }

    @Test
    void twoEqualHeapsAreLost() {
        assertEquals(Optional.empty(), solution.winningMove(List.of(4, 4)));
    }

    @Test
    void threeStonesAreLost() {
        assertEquals(Optional.empty(), solution.winningMove(List.of(3)));
    }

    @Test
    void theLargerOfTwoHeapsIsMadeEqualToTheOther() {
        assertEquals(Optional.of(new Move(1, List.of(1))), solution.winningMove(List.of(1, 2)));
    }

    @Test
    void fromOneStoneTheOnlyMoveTakesIt() {
        assertEquals(Optional.of(new Move(0, List.of())), solution.winningMove(List.of(1)));
    }
}
