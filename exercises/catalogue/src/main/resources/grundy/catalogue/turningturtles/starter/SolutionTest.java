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
    void aHeadAtTwoLeavesNothingOrAHeadAtOne() {
        assertEquals(2, solution.headValue(2));
    }

    @Test
    void aRowWithoutHeadsIsLost() {
        assertFalse(solution.firstPlayerWins(new boolean[] {false, false}));
    }

    @Test
    void twoHeadsCanBeTurnedAtOnce() {
        assertTrue(solution.firstPlayerWins(new boolean[] {true, true}));
    }

    @Test
    void headsAtOneTwoAndThreeCancel() {
        assertFalse(solution.firstPlayerWins(new boolean[] {true, true, true}));
    }
}
