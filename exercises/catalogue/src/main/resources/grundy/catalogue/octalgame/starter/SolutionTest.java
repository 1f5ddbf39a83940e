package solution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import org.junit.jupiter.api.Test;

/** Examples that can be worked out by hand. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void takeOneTwoOrTwoAndSplit() {
        assertArrayEquals(new int[] {0, 1, 2, 0, 1, 2, 3, 1}, solution.grundyValues("0.37", 7));
    }

    @Test
    void onlyAHeapOfOneMayBeTaken() {
        assertArrayEquals(new int[] {0, 1, 0, 0}, solution.grundyValues("0.1", 3));
    }

    @Test
    void oneHeapThatIsLeftIsNotEmpty() {
        assertArrayEquals(new int[] {0, 0, 1, 0}, solution.grundyValues("0.2", 3));
    }

    @Test
    void splitWithoutTaking() {
        assertArrayEquals(new int[] {0, 0, 1, 0, 1}, solution.grundyValues("4.0", 4));
    }

    @Test
    void emptyHeapAlone() {
        assertArrayEquals(new int[] {0}, solution.grundyValues("0.77", 0));
    }
}
