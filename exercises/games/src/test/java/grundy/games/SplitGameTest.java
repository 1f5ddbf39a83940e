package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class SplitGameTest {

    @Test
    void grundysGameSplitsIntoTwoHeapsOfDifferentSizes() {
        HeapGame game = SplitGame.GRUNDYS_GAME;
        assertEquals(List.of(), game.options(2), "1 and 1 are alike");
        assertEquals(List.of(List.of(1, 2)), game.options(3));
        assertEquals(List.of(List.of(1, 5), List.of(2, 4)), game.options(6));
        assertTrue(game.allows(6, List.of(4, 2)));
        assertFalse(game.allows(6, List.of(3, 3)));
        assertFalse(game.allows(6, List.of(2, 3)), "taking a stone");
        assertFalse(game.allows(6, List.of(5)));
        assertFalse(game.allows(6, List.of(1, 2, 3)));
    }

    @Test
    void laskersNimTakesAnyNumberOrSplitsWithoutTaking() {
        HeapGame game = SplitGame.LASKERS_NIM;
        assertEquals(List.of(List.of()), game.options(1));
        assertEquals(
                List.of(List.of(), List.of(3), List.of(2), List.of(1), List.of(1, 3), List.of(2, 2)), game.options(4));
        assertTrue(game.allows(4, List.of(2, 2)));
        assertFalse(game.allows(4, List.of(1, 2)), "taking and splitting in one move");
        assertFalse(game.allows(4, List.of(4)));
        assertFalse(game.allows(4, List.of(4, 0)));
        assertFalse(game.allows(0, List.of()));
        assertFalse(game.allows(-2, List.of(Integer.MAX_VALUE, Integer.MAX_VALUE)), "their sum overflows to -2");
    }

    @Test
    void laskersNimHasTheValuesThatItsProofGives() {
        GrundyTable table = GrundyTable.of(SplitGame.LASKERS_NIM, 400);
        for (int k = 0; 4 * k + 4 <= 400; k++) {
            assertEquals(4 * k + 1, table.value(4 * k + 1));
            assertEquals(4 * k + 2, table.value(4 * k + 2));
            assertEquals(4 * k + 4, table.value(4 * k + 3));
            assertEquals(4 * k + 3, table.value(4 * k + 4));
        }
    }
}
