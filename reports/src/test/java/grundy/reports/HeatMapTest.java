package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassRow;
import grundy.grader.result.HeapPair;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeatMapTest {

    @Test
    void nineByNineEvenWhereNothingWasMissed() {
        HeatMap map = HeatMap.of(List.of(missing()));
        assertEquals(9, map.rows().size());
        assertTrue(map.rows().stream().allMatch(row -> row.cells().size() == 9));
        assertTrue(map.rows().stream().flatMap(row -> row.cells().stream()).allMatch(c -> c.level() == 0));
        assertEquals(List.of(), map.legend());
        assertEquals(List.of(), map.hardest());
    }

    @Test
    void positionAndItsMirrorImageAreCountedApart() {
        HeatMap map = HeatMap.of(List.of(missing(pair(1, 4)), missing(pair(1, 4), pair(4, 1)), missing()));
        assertEquals(2, map.rows().get(1).cells().get(4).count());
        assertEquals(1, map.rows().get(4).cells().get(1).count());
        assertEquals(new HeatMap.Cell(1, 4, 2, 5), map.rows().get(1).cells().get(4));
    }

    @Test
    void hardestComeFirstAndAmongEqualsTheSmallest() {
        HeatMap map = HeatMap.of(List.of(
                missing(pair(8, 8), pair(4, 1), pair(1, 4), pair(0, 3)),
                missing(pair(8, 8)),
                missing(pair(7, 7), pair(5, 5))));
        assertEquals(
                List.of(pair(8, 8), pair(0, 3), pair(1, 4), pair(4, 1), pair(5, 5)),
                map.hardest().stream().map(c -> pair(c.first(), c.second())).toList());
    }

    @Test
    void everyCountFromOneToTheLargestHasOneLevelInTheLegend() {
        for (int most = 1; most <= 40; most++) {
            HeatMap map = HeatMap.of(Collections.nCopies(most, missing(pair(1, 1))));
            int next = 1;
            for (HeatMap.Level level : map.legend()) {
                assertEquals(next, level.from(), "of " + most);
                next = level.to() + 1;
            }
            assertEquals(most + 1, next);
        }
    }

    @Test
    void cellHasTheLevelThatTheLegendSays() {
        var results = new java.util.ArrayList<>(Collections.nCopies(13, missing(pair(1, 1))));
        results.addAll(Collections.nCopies(6, missing(pair(2, 2))));
        HeatMap map = HeatMap.of(results);
        int level = map.rows().get(2).cells().get(2).level();
        HeatMap.Level said = map.legend().stream()
                .filter(l -> l.level() == level)
                .findFirst()
                .orElseThrow();
        assertTrue(said.from() <= 6 && 6 <= said.to(), said + " holds 6");
        assertEquals(3, level, "6 of 13 is more than two fifths");
    }

    @Test
    void largerHeapsMakeALargerMapUpToABound() {
        assertEquals(11, HeatMap.of(List.of(missing(pair(10, 0)))).rows().size());
        HeatMap bounded = HeatMap.of(List.of(missing(pair(1_000_000, 0))));
        assertEquals(bounded.drawnUpTo() + 1, bounded.rows().size());
        assertTrue(bounded.larger() && bounded.drawnUpTo() < 20);
        assertFalse(HeatMap.of(List.of(missing(pair(10, 0)))).larger());
    }

    private static HeapPair pair(int first, int second) {
        return new HeapPair(first, second);
    }

    private static ClassRow.Result missing(HeapPair... pairs) {
        return SampleRows.graded("1", List.of("0.0", "0.0", "0.0", "0.0"), List.of(), List.of(pairs), null);
    }
}
