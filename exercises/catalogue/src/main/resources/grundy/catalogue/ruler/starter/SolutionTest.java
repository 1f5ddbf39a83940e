package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void theFirstHeadCanOnlyBeTurnedAlone() {
        assertEquals(1, solution.headValue(1));
    }

    @Test
    void aHeadAtTwoIsWorthTwo() {
        assertEquals(2, solution.headValue(2));
    }

    @Test
    void aHeadAtThreeIsWorthOne() {
        assertEquals(1, solution.headValue(3));
    }

    @Test
    void neighboursCanBeTurnedAtOnce() {
        assertTrue(solution.firstPlayerWins(new boolean[] {true, true}));
    }

    @Test
    void headsAtOneAndThreeCancel() {
        assertFalse(solution.firstPlayerWins(new boolean[] {true, false, true}));
    }
}
