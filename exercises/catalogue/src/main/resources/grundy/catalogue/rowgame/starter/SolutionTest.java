package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** Examples that can be worked out by hand. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void kayles() {
        assertArrayEquals(new int[] {0, 1, 2, 3, 1, 4, 3, 2}, solution.grundyValues(7, Set.of(1, 2)));
    }

    @Test
    void dawsonsKayles() {
        assertArrayEquals(new int[] {0, 0, 1, 1, 2, 0, 3}, solution.grundyValues(6, Set.of(2)));
    }

    @Test
    void onePinAtATime() {
        assertArrayEquals(new int[] {0, 1, 0, 1, 0, 1}, solution.grundyValues(5, Set.of(1)));
    }

    @Test
    void emptyRowAlone() {
        assertArrayEquals(new int[] {0}, solution.grundyValues(0, Set.of(1, 2)));
    }
}
