package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Examples that can be worked out by hand. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void oneOrTwoStones() {
        assertArrayEquals(new int[] {0, 1, 2, 0, 1, 2}, solution.grundyValues(5, Set.of(1, 2)));
    }

    @Test
    void setWithAGap() {
        assertArrayEquals(new int[] {0, 1, 0, 1, 2, 3, 2, 0}, solution.grundyValues(7, Set.of(1, 3, 4)));
    }

    @Test
    void heapsThatAreTooSmallForAnyMove() {
        assertArrayEquals(new int[] {0, 0, 1, 1, 2, 0}, solution.grundyValues(5, Set.of(3, 2)));
    }

    @Test
    void emptyHeapAlone() {
        assertArrayEquals(new int[] {0}, solution.grundyValues(0, Set.of(1)));
    }
}
