package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.exercises.Period;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Examples that can be worked out by hand. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void takeOneOrTwoIsProvedByTenValues() {
        int[] values = {0, 1, 2, 0, 1, 2, 0, 1, 2, 0};
        assertEquals(Optional.of(new Period(1, 3)), solution.certify(values, 2, 10));
    }

    @Test
    void oneValueLessProvesNothing() {
        int[] values = {0, 1, 2, 0, 1, 2, 0, 1, 2};
        assertEquals(Optional.empty(), solution.certify(values, 2, 10));
    }

    @Test
    void startIsBehindTheLastException() {
        int[] values = {0, 1, 0, 0, 0, 0, 0, 0};
        assertEquals(Optional.of(new Period(2, 1)), solution.certify(values, 1, 10));
    }

    @Test
    void longestLengthIsTriedToo() {
        int[] values = {0, 1, 0, 1, 0, 1, 0};
        assertEquals(Optional.of(new Period(1, 2)), solution.certify(values, 1, 2));
        assertEquals(Optional.empty(), solution.certify(values, 1, 1));
    }

    @Test
    void fewEqualValuesProveNothing() {
        assertEquals(Optional.empty(), solution.certify(new int[] {0, 0, 0, 1}, 1, 2));
    }
}
