package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** A few examples that can be checked by hand. The grader asks much more. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void withoutAMoveTheValueIsZero() {
        assertArrayEquals(new int[] {0}, solution.grundyValues(new int[][] {{}}));
    }

    @Test
    void onAChainTheValuesAlternate() {
        assertArrayEquals(new int[] {0, 1, 0}, solution.grundyValues(new int[][] {{}, {0}, {1}}));
    }

    @Test
    void aVertexThatReachesZeroAndOneIsWorthTwo() {
        assertArrayEquals(new int[] {2, 1, 0}, solution.grundyValues(new int[][] {{1, 2}, {2}, {}}));
    }

    @Test
    void aRepeatedArrowIsNothingNew() {
        assertArrayEquals(new int[] {1, 0, 0}, solution.grundyValues(new int[][] {{2, 2}, {}, {}}));
    }

    @Test
    void aCycleIsReportedEvenWhereVertexZeroDoesNotLeadToIt() {
        assertThrows(IllegalArgumentException.class, () -> solution.grundyValues(new int[][] {{}, {2}, {1}}));
    }

    @Test
    void anArrowToItselfIsACycle() {
        assertThrows(IllegalArgumentException.class, () -> solution.grundyValues(new int[][] {{0}}));
    }
}
