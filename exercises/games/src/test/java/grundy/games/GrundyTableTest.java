package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrundyTableTest {

    private static final GrundyTable TAKE_AND_SPLIT = GrundyTable.of(OctalGame.parse("0.37"), 500);

    @Test
    void valuesAreAsComputedElsewhere() {
        var truth = GroundTruth.grundyValues();
        truth.forEach((code, values) -> {
            int[] table =
                    GrundyTable.of(OctalGame.parse(code), values.size() - 1).toArray();
            assertEquals(values, Arrays.stream(table).boxed().toList(), code);
        });
        assertEquals(14, truth.size());
        assertEquals(201, truth.getOrDefault("0.37", List.of()).size());
    }

    @Test
    void valuesOfOtherRulesAreAsComputedElsewhere() {
        var truth = GroundTruth.ruleValues();
        for (HeapGame game : HeapGames.all()) {
            int[] table = GrundyTable.of(game, 120).toArray();
            assertEquals(
                    truth.get(game.toString()), Arrays.stream(table).boxed().toList(), game::toString);
        }
        assertEquals(HeapGames.all().size(), truth.size());
    }

    @ParameterizedTest
    @CsvSource({"0.37, 0.6, 1", "0.137, 0.07, 1", "0.07, 0.4, 1", "0.137, 0.4, 2"})
    void someGamesAreOthersShifted(String code, String shifted, int by) {
        GrundyTable table = GrundyTable.of(OctalGame.parse(code), 300);
        GrundyTable other = GrundyTable.of(OctalGame.parse(shifted), 300 + by);
        for (int heap = 0; heap <= 300; heap++) {
            assertEquals(other.value(heap + by), table.value(heap), "heap " + heap);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "0.33, 3, 0",
        "0.333, 4, 0",
        "0.033, 5, 0",
        "0.3033, 7, 0",
        "0.3003000003, 11, 16",
        "0.77, 12, 71",
        "0.07, 34, 53",
        "0.137, 34, 52",
        "0.4, 34, 54",
        "0.17, 34, 33",
        "0.7777, 24, 142"
    })
    void periodsStartExactlyWhereTheyAreKnownTo(String code, int period, int start) {
        GrundyTable table = GrundyTable.of(OctalGame.parse(code), 1_000);
        for (int heap = start; heap + period <= 1_000; heap++) {
            assertEquals(table.value(heap), table.value(heap + period), "heap " + heap);
        }
        if (start > 0) {
            assertNotEquals(table.value(start - 1), table.value(start - 1 + period), "the last exception");
        }
    }

    @Test
    void lostHeapsOfTakeAndSplitTo500() {
        assertEquals(
                List.of(0, 3, 11, 19, 29, 45, 71, 97, 123, 149, 175, 313, 407),
                IntStream.rangeClosed(0, 500)
                        .filter(heap -> TAKE_AND_SPLIT.value(heap) == 0)
                        .boxed()
                        .toList());
    }

    @Test
    void inNimAHeapIsWorthItsSize() {
        GrundyTable table = GrundyTable.of(SubtractionGame.nim(), 300);
        for (int heap = 0; heap <= 300; heap++) {
            assertEquals(heap, table.value(heap));
        }
        assertEquals(Optional.of(new HeapMove(1, List.of(199))), table.winningMove(List.of(3, 260, 196)));
    }

    @Test
    void sumsAreCombinedByXor() {
        assertEquals(0, TAKE_AND_SPLIT.xor(List.of()));
        assertEquals(0, TAKE_AND_SPLIT.xor(List.of(4, 4)), "1 ^ 1");
        assertEquals(2, TAKE_AND_SPLIT.xor(List.of(5, 3)), "2 ^ 0");
        assertEquals(3, TAKE_AND_SPLIT.xor(List.of(1, 2, 3)), "1 ^ 2 ^ 0");
        assertEquals(0, TAKE_AND_SPLIT.xor(List.of(1, 2, 6)), "1 ^ 2 ^ 3");
    }

    @Test
    void theWinningMoveIsInTheFirstHeapFromTheLeftThatHasASmallerTarget() {
        assertEquals(Optional.of(new HeapMove(0, List.of(3))), TAKE_AND_SPLIT.winningMove(List.of(5)));
        assertEquals(Optional.of(new HeapMove(0, List.of(3))), TAKE_AND_SPLIT.winningMove(List.of(5, 3)));
        assertEquals(Optional.of(new HeapMove(0, List.of())), TAKE_AND_SPLIT.winningMove(List.of(1)));
        assertEquals(Optional.empty(), TAKE_AND_SPLIT.winningMove(List.of(4, 4)));
        assertEquals(Optional.empty(), TAKE_AND_SPLIT.winningMove(List.of()));
    }

    @Test
    void theWinningMoveLowersTheValueOfItsHeap() {
        // Heap 3 is worth 0, and 3 to 2 would win too, by making it worth 2: 2 ^ 2 = 0. The proof lowers 5, from 2 to
        // 0.
        assertEquals(Optional.of(new HeapMove(1, List.of(3))), TAKE_AND_SPLIT.winningMove(List.of(3, 5)));
    }

    @Test
    void everyWinOfThe819HasAMoveAnd351HaveOneThatRaisesAValueAnd142HaveOneMoveOnly() {
        int raising = 0;
        int single = 0;
        for (List<Integer> heaps : GroundTruth.takeAndSplitWinners().keySet()) {
            List<HeapMove> winning = TAKE_AND_SPLIT.moves(heaps).stream()
                    .filter(move -> TAKE_AND_SPLIT.xor(move.applyTo(heaps)) == 0)
                    .toList();
            assertEquals(TAKE_AND_SPLIT.xor(heaps) != 0, !winning.isEmpty(), heaps::toString);
            raising += winning.stream().anyMatch(move -> raisesValue(move, heaps)) ? 1 : 0;
            single += winning.size() == 1 ? 1 : 0;
        }
        assertEquals(351, raising);
        assertEquals(142, single);
    }

    @Test
    void movesAreListedHeapByHeap() {
        assertEquals(
                List.of(
                        new HeapMove(0, List.of()),
                        new HeapMove(2, List.of(3)),
                        new HeapMove(2, List.of(2)),
                        new HeapMove(2, List.of(1, 1))),
                TAKE_AND_SPLIT.moves(List.of(1, 0, 4)));
    }

    @Test
    void theTableCannotBeChangedFromOutside() {
        TAKE_AND_SPLIT.toArray()[1] = 99;
        assertEquals(1, TAKE_AND_SPLIT.value(1));
        assertEquals(500, TAKE_AND_SPLIT.maxHeap());
        assertEquals(OctalGame.parse("0.37"), TAKE_AND_SPLIT.game());
    }

    @Test
    void heapsOutsideTheTableAreRefusedInOneLine() {
        for (int heap : new int[] {-1, 501, Integer.MAX_VALUE}) {
            var e = assertThrows(IllegalArgumentException.class, () -> TAKE_AND_SPLIT.value(heap));
            assertEquals("this table holds heaps of 0 to 500 stones, not " + heap, e.getMessage());
            assertThrows(IllegalArgumentException.class, () -> TAKE_AND_SPLIT.xor(List.of(1, heap)));
            assertThrows(IllegalArgumentException.class, () -> TAKE_AND_SPLIT.winningMove(List.of(1, heap)));
        }
    }

    @Test
    void tablesAreMadeForHeapsOfZeroToAMillionStones() {
        OctalGame takeOne = OctalGame.parse("0.3");
        assertEquals(0, GrundyTable.of(takeOne, 0).maxHeap());
        assertEquals(1, GrundyTable.of(takeOne, 999_999).value(999_999));
        assertEquals(0, GrundyTable.of(takeOne, 1_000_000).value(1_000_000));
        for (int max : new int[] {-1, 1_000_001, Integer.MAX_VALUE}) {
            var e = assertThrows(IllegalArgumentException.class, () -> GrundyTable.of(takeOne, max));
            assertEquals("Grundy values are computed for heaps of 0 to 1000000 stones, not " + max, e.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource({"0.8, 3000", "0.37, 1000000", "nim, 100000"})
    void howFarATableGoesDependsOnTheRule(String rule, int max) {
        HeapGame game = rule.equals("nim") ? SubtractionGame.nim() : OctalGame.parse(rule);
        assertEquals(max, GrundyTable.maxHeap(game));
        assertThrows(IllegalArgumentException.class, () -> GrundyTable.of(game, max + 1));
    }

    @Test
    void aSumOfHeapsTooLargeToListHasAValueButNoListedMove() {
        GrundyTable table = GrundyTable.of(OctalGame.parse("0.3"), 10_001);
        assertEquals(1, table.xor(List.of(10_001)));
        var e = assertThrows(IllegalArgumentException.class, () -> table.winningMove(List.of(10_001)));
        assertEquals("options are listed for heaps of 0 to 10000 stones, not 10001", e.getMessage());
    }

    private static boolean raisesValue(HeapMove move, List<Integer> heaps) {
        int before = TAKE_AND_SPLIT.value(heaps.get(move.heapIndex()));
        int after = TAKE_AND_SPLIT.xor(new ArrayList<>(move.pieces()));
        assertFalse(after == before, "no option has the heap's own value");
        return after > before;
    }
}
