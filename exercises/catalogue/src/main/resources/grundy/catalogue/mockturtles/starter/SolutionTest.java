package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void theLeftmostHeadCanOnlyBeTurnedAlone() {
        assertEquals(1, solution.headValue(0));
    }

    @Test
    void aThirdCoinMakesAHeadAtTwoWorthFour() {
        assertEquals(4, solution.headValue(2));
    }

    @Test
    void aRowWithoutHeadsIsLost() {
        assertFalse(solution.firstPlayerWins(new boolean[] {false, false}));
    }

    @Test
    void threeHeadsCanBeTurnedAtOnce() {
        assertTrue(solution.firstPlayerWins(new boolean[] {true, true, true}));
    }

    @Test
    void fourHeadsOnTheLeftCancel() {
        assertFalse(solution.firstPlayerWins(new boolean[] {true, true, true, true}));
    }
}
