package grundy.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TakingTableTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"0.37", "0.6", "0.007", "0.77", "0.07", "0.4", "0.16", "0.376", "0.14", "4.15", "0.54", "0.744"})
    void sparseSpacesAndPeriodsGiveTheValuesOfTheDefinition(String code) {
        HeapGame game = OctalGame.parse(code);
        assertArrayEquals(
                GrundyTable.visited(game, 4_000), GrundyTable.of(game, 4_000).toArray());
    }

    @Test
    void soItIsInGrundysGame() {
        HeapGame game = SplitGame.GRUNDYS_GAME;
        assertArrayEquals(
                GrundyTable.visited(game, 5_000), GrundyTable.of(game, 5_000).toArray());
    }

    @Domain(OctalCodes.class)
    @Property(tries = 100)
    void soItIsInAnyGameThatHasACode(@ForAll OctalGame game) {
        assertArrayEquals(
                GrundyTable.visited(game, 300), GrundyTable.of(game, 300).toArray(), game::toString);
    }

    @Test
    void threePiecesAreNeverLeftOut() {
        // Few heaps of 0.b1c are rare, but a space tells of splits in two only.
        HeapGame game = OctalGame.parse("0.b1c");
        assertArrayEquals(
                GrundyTable.visited(game, 300), GrundyTable.of(game, 300).toArray());
    }

    @Test
    void fewHeapsAreRareInTakeAndSplitAndInGrundysGame() {
        assertRare(OctalGame.parse("0.37"), 1_447);
        assertRare(SplitGame.GRUNDYS_GAME, 872);
    }

    @Test
    void aPeriodIsFilledHoweverFar() {
        GrundyTable kayles = GrundyTable.of(OctalGame.parse("0.77"), 1_000_000);
        for (int heap = 1_000_000 - 1_200; heap <= 1_000_000; heap++) {
            assertEquals(kayles.value(72 + (heap - 72) % 12), kayles.value(heap), "heap " + heap);
        }
    }

    /** Of the last two, many values are rare. */
    @ParameterizedTest
    @CsvSource({"0.37, 40000", "0.77, 40000", "0.106, 20000", "0.142, 20000"})
    void aTableTakesAtMostEightBytesAHeap(String code, int max) {
        var thread = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        GrundyTable.of(OctalGame.parse(code), 200); // loads the classes
        long before = thread.getCurrentThreadAllocatedBytes();
        GrundyTable.of(OctalGame.parse(code), max);
        long allocated = thread.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated <= 8L * max, allocated + " bytes, of which some are free again");
    }

    @Test
    void whereValuesAreNeitherPeriodicNorSparseALongTableIsRefused() {
        TakingRule rule = OctalGame.parse("0.106").takingRule().orElseThrow();
        assertEquals(1_001, TakingTable.of(rule, 1_000, 1_000).length);
        var e = assertThrows(IllegalArgumentException.class, () -> TakingTable.of(rule, 1_001, 1_000));
        assertEquals(
                "no period is certified by the values to 1000, and too many of them are rare ones to go on: take at most 1000 stones",
                e.getMessage());
    }

    @Test
    void whereTheyAreSparseOrPeriodicItIsNot() {
        for (String code : new String[] {"0.77", "0.27", "0.33"}) {
            TakingRule rule = OctalGame.parse(code).takingRule().orElseThrow();
            assertEquals(3_001, TakingTable.of(rule, 3_000, 1_000).length, code);
        }
        TakingRule sparse = SplitGame.GRUNDYS_GAME.takingRule().orElseThrow();
        assertEquals(10_101, TakingTable.of(sparse, 10_100, 10_000).length, "872 rare heaps");
    }

    private static void assertRare(HeapGame game, int expected) {
        int[] values = GrundyTable.of(game, 10_000).toArray();
        SparseSpace space = SparseSpace.of(values, values.length, values.length).orElseThrow();
        assertEquals(expected, space.size(), game::toString);
        assertTrue(space.isRare(0));
    }
}
