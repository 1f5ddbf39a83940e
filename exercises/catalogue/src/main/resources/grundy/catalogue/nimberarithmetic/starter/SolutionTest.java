package solution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A few examples that can be checked by hand. The grader asks much more. */
class SolutionTest {

    private final Solution solution = new Solution();

    @Test
    void equalDigitsCancelInASum() {
        assertEquals(6, solution.add(5, 3));
    }

    @Test
    void oneChangesNothing() {
        assertEquals(7, solution.multiply(7, 1));
    }

    @Test
    void aFermatPowerTimesASmallerNumberIsTheOrdinaryProduct() {
        assertEquals(8, solution.multiply(4, 2));
    }

    @Test
    void theSquareOfAFermatPowerIsThreeHalvesOfIt() {
        assertEquals(3, solution.multiply(2, 2));
        assertEquals(6, solution.multiply(4, 4));
    }

    @Test
    void twoAndThreeAreInverses() {
        assertEquals(3, solution.inverse(2));
        assertEquals(2, solution.inverse(3));
    }
}
