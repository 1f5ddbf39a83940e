package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class SparseSpaceTest {

    /** Heap 2 alone has an even value: the others from 1 to 5 are worth 1, 3, 1 and 5. */
    private static final int[] TABLE = {0, 1, 2, 3, 1, 5};

    private final SparseSpace space = SparseSpace.of(TABLE, TABLE.length, 2).orElseThrow();
    private final SeenValues seen = new SeenValues();

    @Test
    void theMaskWithTheFewestRareHeapsIsChosen() {
        assertEquals(1, space.size());
        assertTrue(space.isRare(2));
        assertFalse(space.isRare(3));
    }

    @Test
    void whereRareHeapsAreNotFewThereIsNone() {
        assertTrue(SparseSpace.of(TABLE, TABLE.length, 1).isEmpty(), "heap 2 is one");
    }

    @Test
    void splitsWithARareHeapAreAdded() {
        space.addSplits(5, true, TABLE, seen(7));
        assertTrue(seen.contains(1), "5 is 2 and 3, worth 2 ^ 3");
        assertFalse(seen.contains(0), "1 and 4 are worth 1 ^ 1, and neither is rare");
    }

    @Test
    void equalPartsCountOnlyWhereTheyAreAllowed() {
        space.addSplits(4, false, TABLE, seen(4));
        assertFalse(seen.contains(0), "2 and 2");
        space.addSplits(4, true, TABLE, seen(5));
        assertTrue(seen.contains(0));
    }

    @Test
    void noPartIsEmpty() {
        space.addSplits(2, true, TABLE, seen(2));
        assertFalse(seen.contains(2), "2 and nothing");
    }

    @Test
    void theSmallestCommonValueThatIsMissingSkipsRareOnes() {
        seen(3).add(1);
        assertEquals(3, space.smallestCommonMissing(seen), "1 was seen, 0 and 2 are rare");
    }

    private SeenValues seen(int heap) {
        seen.startOf(heap);
        return seen;
    }
}
