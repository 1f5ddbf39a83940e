package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void smallHeapsHaveTheirValues() {
        assertEquals(@wonValue@, solution.grundy(@wonHeap@));
        assertEquals(@laterValue@, solution.grundy(@laterHeap@));
    }

    @Test
    void anEmptyHeapIsLost() {
        assertEquals(Optional.empty(), solution.winningMove(List.of(0)));
    }

    @Test
    void twoEqualHeapsAreLost() {
        assertEquals(Optional.empty(), solution.winningMove(List.of(@laterHeap@, @laterHeap@)));
    }

    @Test
    void aSingleHeapThatIsWonHasAWinningMove() {
        assertTrue(solution.winningMove(List.of(@wonHeap@)).isPresent()); // such as new Move(0, List.of(@wonPieces@))
    }
}
