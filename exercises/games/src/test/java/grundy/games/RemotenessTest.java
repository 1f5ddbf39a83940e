package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class RemotenessTest {

    private static final List<HeapGame> GAMES =
            List.of(OctalGame.parse("0.37"), OctalGame.parse("0.77"), OctalGame.parse("0.6"), OctalGame.parse("4.3"));

    private final Remoteness remoteness = new Remoteness(OctalGame.parse("0.37"));

    @Test
    void withoutAMoveNothingIsLeftToPlay() {
        assertEquals(0, remoteness.of(List.of()));
        assertEquals(0, remoteness.of(List.of(0, 0)));
    }

    @Test
    void winnerHurriesAndLoserDelays() {
        assertEquals(1, remoteness.of(List.of(2)), "both stones at once");
        // 3 becomes 2, 1, or 1 alone: each is taken whole
        assertEquals(2, remoteness.of(List.of(3)));
        // 4 becomes 1 and 1, and then each player takes one; 3 takes as long
        assertEquals(3, remoteness.of(List.of(4)));
        assertEquals(4, remoteness.of(List.of(2, 2)), "2 2, then 1 2, 1 1, 1, none");
    }

    @Test
    void orderAndEmptyHeapsDoNotMatter() {
        assertEquals(remoteness.of(List.of(7, 4, 2)), remoteness.of(List.of(2, 0, 4, 7, 0)));
    }

    @Test
    void positionsAreSearchedUpToTwentySixStones() {
        assertTrue(Remoteness.reaches(List.of(13, 13)));
        assertFalse(Remoteness.reaches(List.of(13, 14)));
        assertFalse(Remoteness.reaches(List.of(Integer.MAX_VALUE, Integer.MAX_VALUE)));
        assertTrue(remoteness.of(List.of(26)) > 0);
        assertThrows(IllegalArgumentException.class, () -> remoteness.of(List.of(27)));
    }

    @Property(tries = 200)
    void itIsOddExactlyWherePlayerToMoveWins(
            @ForAll @IntRange(max = 3) int game, @ForAll @Size(max = 3) List<@IntRange(max = 8) Integer> heaps) {
        boolean wins = new OutcomeSearch(GAMES.get(game)).firstPlayerWins(heaps);
        assertEquals(wins, new Remoteness(GAMES.get(game)).of(heaps) % 2 == 1);
    }

    @Property(tries = 200)
    void itIsOneMoreThanThatOfTheBestOption(
            @ForAll @IntRange(max = 3) int game, @ForAll @Size(max = 3) List<@IntRange(max = 8) Integer> heaps) {
        var remoteness = new Remoteness(GAMES.get(game));
        var even = new ArrayList<Integer>();
        var odd = new ArrayList<Integer>();
        for (HeapMove move : GrundyTable.of(GAMES.get(game), 8).moves(heaps)) {
            int after = remoteness.of(move.applyTo(heaps));
            (after % 2 == 0 ? even : odd).add(after + 1);
        }
        int expected = even.stream()
                .min(Integer::compare)
                .or(() -> odd.stream().max(Integer::compare))
                .orElse(0);
        assertEquals(expected, remoteness.of(heaps));
    }
}
