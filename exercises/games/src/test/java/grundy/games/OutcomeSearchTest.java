package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OutcomeSearchTest {

    private static final OctalGame TAKE_AND_SPLIT = OctalGame.parse("0.37");

    private final OutcomeSearch search = new OutcomeSearch(TAKE_AND_SPLIT);

    @Test
    void winnersOfAll819InputsAreAsComputedElsewhere() {
        Map<List<Integer>, Boolean> winners = GroundTruth.takeAndSplitWinners();
        winners.forEach((heaps, first) -> assertEquals(first, search.firstPlayerWins(heaps), heaps::toString));
        assertEquals(819, winners.size());
        assertEquals(618, Collections.frequency(winners.values(), true));
        assertEquals(201, Collections.frequency(winners.values(), false));
    }

    @Test
    void lostSingleHeapsAreThoseOfValueZero() {
        for (int heap = 0; heap <= 30; heap++) {
            boolean lost = List.of(0, 3, 11, 19, 29).contains(heap);
            assertEquals(!lost, search.firstPlayerWins(List.of(heap)), "heap " + heap);
        }
    }

    @Test
    void aSumWithoutStonesIsLost() {
        assertFalse(search.firstPlayerWins(List.of()));
        assertFalse(search.firstPlayerWins(List.of(0)));
        assertFalse(search.firstPlayerWins(List.of(0, 0, 0)));
    }

    @Test
    void orderAndEmptyHeapsMakeNoNewPosition() {
        assertTrue(search.firstPlayerWins(List.of(7, 4, 2)));
        int positions = search.positions();
        assertTrue(search.firstPlayerWins(List.of(0, 2, 7, 0, 4)));
        assertEquals(positions, search.positions());
    }

    @Test
    void theNextPositionsAreMultisets() {
        // From 1 2 and 2 1 alike: 1 2 | 2 | 1 1 | 1 | none.
        assertTrue(search.firstPlayerWins(List.of(1, 2)));
        assertTrue(search.firstPlayerWins(List.of(2, 1)));
        assertTrue(search.positions() <= 5, "positions: " + search.positions());
    }

    @Test
    void heapsAreSearchedUpToAHundredStones() {
        var nim = new OutcomeSearch(OctalGame.parse("0.33"));
        assertTrue(nim.firstPlayerWins(List.of(100)), "100 leaves 1 when divided by 3");
        assertFalse(nim.firstPlayerWins(List.of(99)));
        for (int heap : new int[] {-1, 101, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            var e = assertThrows(IllegalArgumentException.class, () -> search.firstPlayerWins(List.of(1, heap)));
            assertEquals("the full search takes heaps of 0 to 100 stones, not " + heap, e.getMessage());
        }
    }

    @Test
    void sumsAreSearchedUpToFourHundredStones() {
        var takeOne = new OutcomeSearch(OctalGame.parse("0.3"));
        assertFalse(takeOne.firstPlayerWins(List.of(100, 100, 100, 100)), "an even number of moves remains");
        assertTrue(takeOne.firstPlayerWins(List.of(100, 100, 100, 99)));
        var e = assertThrows(
                IllegalArgumentException.class, () -> takeOne.firstPlayerWins(List.of(100, 100, 100, 100, 1)));
        assertEquals("the full search takes at most 400 stones, not 401", e.getMessage());
    }

    @Test
    void theDeepestSearchFitsOnTheStack() {
        // A heap of 100 that is split without taking, then taken stone by stone, lasts 99 + 100 moves; the search goes
        // down one such line to its end before it turns back.
        var deepest = new OutcomeSearch(OctalGame.parse("4.1"), 20_000);
        List<Integer> heaps = List.of(100, 100, 100, 100);
        var e = assertThrows(IllegalArgumentException.class, () -> deepest.firstPlayerWins(heaps));
        assertTrue(String.valueOf(e.getMessage()).contains("more than 20000 positions"), e::toString);
        assertEquals(20_000, deepest.positions());
    }

    @Test
    void aSearchThatGrowsTooLargeIsGivenUpInOneLine() {
        var bounded = new OutcomeSearch(TAKE_AND_SPLIT, 50);
        var e = assertThrows(IllegalArgumentException.class, () -> bounded.firstPlayerWins(List.of(20, 20)));
        assertEquals("the full search would need more than 50 positions: take fewer or smaller heaps", e.getMessage());
        assertEquals(50, bounded.positions());
    }
}
