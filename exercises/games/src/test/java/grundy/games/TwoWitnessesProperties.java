package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The full search and the theory never disagree, whatever the game. */
@Domain(OctalCodes.class)
class TwoWitnessesProperties {

    private static final List<List<Integer>> SUMS = GroundTruth.tuples(3, 6);

    @Property(tries = 200)
    void theFirstPlayerWinsExactlyWhereTheXorIsNotZero(@ForAll OctalGame game) {
        assertWitnessesAgree(game);
    }

    @Example
    void soItIsInGamesThatNoCodeTells() {
        HeapGames.all().forEach(TwoWitnessesProperties::assertWitnessesAgree);
    }

    private static void assertWitnessesAgree(HeapGame game) {
        var search = new OutcomeSearch(game);
        GrundyTable table = GrundyTable.of(game, 6);
        for (List<Integer> heaps : SUMS) {
            assertEquals(search.firstPlayerWins(heaps), table.xor(heaps) != 0, game + " at " + heaps);
        }
    }

    @Property(tries = 200)
    void aSumIsEitherLostOrHasAWinningMove(@ForAll OctalGame game) {
        var search = new OutcomeSearch(game);
        GrundyTable table = GrundyTable.of(game, 6);
        for (List<Integer> heaps : SUMS) {
            Optional<HeapMove> move = table.winningMove(heaps);
            assertEquals(search.firstPlayerWins(heaps), move.isPresent(), game + " at " + heaps);
            move.ifPresent(winning -> assertWins(winning, heaps, table, search));
        }
    }

    @Property(tries = 200)
    void eachValueIsTheMexOfTheOptionsValues(@ForAll OctalGame game) {
        GrundyTable table = GrundyTable.of(game, 60);
        for (int heap = 0; heap <= 60; heap++) {
            List<Integer> values = game.options(heap).stream().map(table::xor).toList();
            assertEquals(Mex.of(values), table.value(heap), game + ", heap " + heap);
        }
    }

    private static void assertWins(HeapMove move, List<Integer> heaps, GrundyTable table, OutcomeSearch search) {
        String which = table.game() + ": " + move + " at " + heaps;
        List<Integer> after = move.applyTo(heaps);
        assertTrue(table.game().allows(heaps.get(move.heapIndex()), move.pieces()), which);
        assertEquals(0, table.xor(after), which);
        assertFalse(search.firstPlayerWins(after), which);
    }
}
