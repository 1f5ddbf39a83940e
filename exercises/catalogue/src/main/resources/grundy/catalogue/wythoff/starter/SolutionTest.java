package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void withoutStonesThereIsNoMove() {
        assertFalse(solution.firstPlayerWins(0, 0));
        assertTrue(solution.winningMove(0, 0).isEmpty());
    }

    @Test
    void equalHeapsAreTakenAtOnce() {
        assertTrue(solution.firstPlayerWins(4, 4));
        assertArrayEquals(new int[] {0, 0}, solution.winningMove(1, 1).orElseThrow());
    }

    @Test
    void oneAndTwoAreLostInAnyOrder() {
        assertFalse(solution.firstPlayerWins(1, 2));
        assertFalse(solution.firstPlayerWins(2, 1));
    }

    @Test
    void onlyTwoFromEachOfThreeAndFourWins() {
        assertArrayEquals(new int[] {1, 2}, solution.winningMove(3, 4).orElseThrow());
    }
}
