package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SubtractionGameTest {

    private static final SubtractionGame ONE_THREE_FOUR = SubtractionGame.of(4, 1, 3, 1);

    @Test
    void aMoveTakesANumberOfTheSetAndLeavesTheRestAsOneHeap() {
        assertEquals(List.of(), ONE_THREE_FOUR.options(0));
        assertEquals(List.of(List.of(1)), ONE_THREE_FOUR.options(2));
        assertEquals(List.of(List.of(), List.of(3), List.of(1)), ONE_THREE_FOUR.options(4));
        assertEquals(List.of(List.of(9), List.of(7), List.of(6)), ONE_THREE_FOUR.options(10));
    }

    @Test
    void onlyASmallerHeapIsAllowed() {
        assertTrue(ONE_THREE_FOUR.allows(4, List.of()));
        assertTrue(ONE_THREE_FOUR.allows(5, List.of(1)));
        assertFalse(ONE_THREE_FOUR.allows(5, List.of(3)), "taking 2");
        assertFalse(ONE_THREE_FOUR.allows(5, List.of(5)), "taking nothing");
        assertFalse(ONE_THREE_FOUR.allows(5, List.of(6)), "adding a stone");
        assertFalse(ONE_THREE_FOUR.allows(4, List.of(0)), "a piece of 0");
        assertFalse(ONE_THREE_FOUR.allows(4, List.of(1, 2)), "two pieces");
        assertFalse(ONE_THREE_FOUR.allows(0, List.of()), "an empty heap");
        assertFalse(
                ONE_THREE_FOUR.allows(Integer.MIN_VALUE, List.of(Integer.MAX_VALUE)), "1 as an int that overflowed");
    }

    @Test
    void squaresAndPrimesAreTakenHoweverLargeTheHeap() {
        assertEquals(
                List.of(List.of(16), List.of(13), List.of(8), List.of(1)),
                SubtractionGame.squares().options(17));
        assertEquals(
                List.of(List.of(7), List.of(6), List.of(4), List.of(2)),
                SubtractionGame.primes().options(9));
        assertEquals(
                List.of(List.of(2), List.of(1)), SubtractionGame.primes().options(4), "after a larger heap was asked");
        assertEquals(100, SubtractionGame.squares().options(10_000).size());
        assertEquals(1_229, SubtractionGame.primes().options(10_000).size());
        assertTrue(SubtractionGame.squares().allows(Integer.MAX_VALUE, List.of(Integer.MAX_VALUE - 46_340 * 46_340)));
        assertTrue(SubtractionGame.primes().allows(Integer.MAX_VALUE, List.of()), "2 to the 31, less 1, is prime");
        assertFalse(SubtractionGame.primes().allows(1, List.of()), "1 is not prime");
    }

    @Test
    void finiteSetsAreTakingRulesAndOthersAreNot() {
        assertEquals(List.of(1, 3, 4), ONE_THREE_FOUR.takingRule().orElseThrow().thenOne());
        assertEquals(4, ONE_THREE_FOUR.takingRule().orElseThrow().maxTaken());
        assertTrue(SubtractionGame.nim().takingRule().isEmpty());
    }

    @Test
    void whatIsNoSubtractionSetIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> SubtractionGame.of());
        var e = assertThrows(IllegalArgumentException.class, () -> SubtractionGame.of(List.of(3, 0)));
        assertEquals("a subtraction set holds numbers from 1 on, not [3, 0]", e.getMessage());
    }

    @Test
    void equalSetsMakeEqualGames() {
        assertEquals(SubtractionGame.of(Set.of(1, 3, 4)), ONE_THREE_FOUR);
        assertEquals(SubtractionGame.of(1, 3, 4).hashCode(), ONE_THREE_FOUR.hashCode());
        assertEquals(SubtractionGame.squares(), SubtractionGame.squares());
        assertNotEquals(SubtractionGame.squares(), SubtractionGame.primes());
        assertNotEquals(SubtractionGame.of(1, 34), ONE_THREE_FOUR);
        assertEquals("subtraction {1, 3, 4}", ONE_THREE_FOUR.toString());
    }
}
