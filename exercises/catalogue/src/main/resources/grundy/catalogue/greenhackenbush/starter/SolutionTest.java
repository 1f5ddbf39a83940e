package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A few examples that can be checked by hand. The grader asks much more. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void theGroundAloneIsWorthNothing() {
        assertEquals(0, solution.grundy(new int[] {-1}));
    }

    @Test
    void aStalkIsWorthItsEdges() {
        assertEquals(2, solution.grundy(new int[] {-1, 0, 1}));
    }

    @Test
    void equalStalksCancelEachOther() {
        assertEquals(0, solution.grundy(new int[] {-1, 0, 0}));
    }

    @Test
    void aForkHigherUpFollowsTheSameRule() {
        assertEquals(1, solution.grundy(new int[] {-1, 0, 1, 1}));
    }

    @Test
    void theGroundMayHaveAnyNumber() {
        assertEquals(2, solution.grundy(new int[] {1, 2, -1}));
    }
}
