package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.games.ChanceSearch.Toss;
import grundy.games.ScoreSearch.Scored;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SearchesTest {

    /** One heap, of which a move takes 1 or 2. */
    private static List<Integer> oneOrTwo(int heap) {
        return IntStream.rangeClosed(1, Math.min(2, heap))
                .mapToObj(taken -> heap - taken)
                .toList();
    }

    @Test
    void multiplesOfThreeAreLostWhereTheLastStoneWins() {
        var search = PlaySearch.normal(SearchesTest::oneOrTwo);
        for (int heap = 0; heap <= 30; heap++) {
            assertEquals(heap % 3 != 0, search.firstPlayerWins(heap));
        }
    }

    @Test
    void oneMoreThanAMultipleOfThreeIsLostWhereTheLastStoneLoses() {
        var search = PlaySearch.misere(SearchesTest::oneOrTwo);
        for (int heap = 0; heap <= 30; heap++) {
            assertEquals(heap % 3 != 1, search.firstPlayerWins(heap));
        }
    }

    @Test
    void countsPointsForBothPlayers() {
        var search = new ScoreSearch<Integer>(heap -> oneOrTwo(heap).stream()
                .map(left -> new Scored<>(heap - left, left))
                .toList());
        // 3: two against one. 4: 2 + 0 against 2, or 1 + 1 against 2.
        assertEquals(
                List.of(0, 1, 2, 1, 0),
                IntStream.rangeClosed(0, 4).mapToObj(search::lead).toList());
    }

    @Test
    void aFairCoinGivesTheLastStoneToOneOrTheOther() {
        var search = new ChanceSearch<Integer>(
                heap -> heap == 0 ? List.of() : List.of(new Toss<>(heap - 1, Math.max(0, heap - 2))));
        assertEquals(1, search.chance(1));
        assertEquals(0.5, search.chance(2));
        // From 3 the other is left with 2 or 1, and wins with 1/2 or 1.
        assertEquals(0.25, search.chance(3));
    }

    @Test
    void playThatCanGoOnForEverIsADraw() {
        // 0 has no move; 1 reaches 0; 2 only 1; 3 and 4 reach each other, and 4 the won 1 too; 5 reaches the lost 2.
        List<List<Integer>> moves =
                List.of(List.of(), List.of(0), List.of(1), List.of(4), List.of(3, 1), List.of(2, 3));
        var search = new LoopySearch<Integer>(List.of(5, 4), moves::get);
        assertEquals(Optional.of(false), search.firstPlayerWins(0));
        assertTrue(search.firstPlayerWins(1).orElseThrow());
        assertFalse(search.firstPlayerWins(2).orElseThrow());
        assertEquals(Optional.empty(), search.firstPlayerWins(3));
        assertEquals(Optional.empty(), search.firstPlayerWins(4));
        assertTrue(search.firstPlayerWins(5).orElseThrow());
    }
}
