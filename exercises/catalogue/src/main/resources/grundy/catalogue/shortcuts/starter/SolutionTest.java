package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void theRuleHoldsForNim() {
        assertTrue(solution.xorRuleHolds("nim"));
        assertEquals(Optional.empty(), solution.counterexample("nim", 4));
    }

    @Test
    void theLastStoneOfMisereNimLoses() {
        assertFalse(solution.xorRuleHolds("misere-nim"));
        assertEquals(Optional.of(List.of(1)), solution.counterexample("misere-nim", 4));
    }

    @Test
    void twoEqualHeapsOfWythoffAreTakenAtOnce() {
        assertEquals(Optional.of(List.of(1, 1)), solution.counterexample("wythoff", 4));
    }

    @Test
    void withoutStonesThereIsNoPosition() {
        assertEquals(Optional.empty(), solution.counterexample("misere-nim", 0));
    }
}
