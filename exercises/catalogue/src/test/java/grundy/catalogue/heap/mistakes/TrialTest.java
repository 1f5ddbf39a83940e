package grundy.catalogue.heap.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What shows late is found all the same, although the first questions settle most mistakes. */
class TrialTest {

    private static final HeapGame GAME = OctalGame.parse("0.37");
    private static final GrundyTable TABLE = GrundyTable.of(GAME, 40);
    private static final List<List<Integer>> SUMS = List.of(List.of(1), List.of(1, 1), List.of(1, 2), List.of(1, 1, 1));

    private static Trial trial(HeapGameSolver solver) {
        return new Trial(TABLE, SUMS, solver);
    }

    /** Right but for one value, and for the winner of three heaps. */
    private record LateMistake(int heap, boolean threeHeaps) implements HeapGameSolver {

        private static final HeapGameSolver RIGHT = new RecipeSolver(new Recipe(new Rule(Options.of(GAME))));

        @Override
        public int grundy(int asked) {
            return RIGHT.grundy(asked) + (asked == heap ? 1 : 0);
        }

        @Override
        public Optional<Move> winningMove(List<Integer> heaps) {
            return threeHeaps && heaps.size() == 3 ? Optional.empty() : RIGHT.winningMove(heaps);
        }
    }

    @Test
    void rightSolverIsWrongNowhere() {
        assertEquals(Optional.empty(), trial(new LateMistake(-1, false)).example());
    }

    @Test
    void winnerThatIsWrongOnThreeHeapsOnlyIsFound() {
        // 1 ^ 1 ^ 1 = 1: the first player wins
        assertEquals(
                Optional.of(new Example.Winner(List.of(1, 1, 1), false)),
                trial(new LateMistake(-1, true)).example());
    }

    @Test
    void valueThatIsWrongLateIsFoundAndToldBeforeAWinner() {
        assertEquals(
                Optional.of(new Example.Value(35, TABLE.value(35) + 1)),
                trial(new LateMistake(35, true)).example());
    }

    @Test
    void thoseThatPartLateAreAlikeAtFirstOnly() {
        Trial right = trial(new LateMistake(-1, false));
        Trial value = trial(new LateMistake(35, false));
        Trial winner = trial(new LateMistake(-1, true));
        assertEquals(right.saidAtFirst(), value.saidAtFirst());
        assertEquals(right.saidAtFirst(), winner.saidAtFirst());
        assertNotEquals(right.said(), value.said());
        assertNotEquals(right.said(), winner.said());
        assertEquals(
                31 + 3 + 2, right.saidAtFirst().size(), "g(0) to g(30), three winners, and two moves: 1 1 is lost");
    }
}
