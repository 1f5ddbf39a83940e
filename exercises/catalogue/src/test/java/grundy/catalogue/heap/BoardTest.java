package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.games.OctalGame;
import grundy.games.Remoteness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The board that goes with wrong sums. */
class BoardTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");

    @Test
    void boardReachesTheLargestHeapThatWentWrong() {
        // never a move: every won sum is wrong, heaps of 8 among them
        Exhibit.Board board = boards("winners", new Answer.Returned(Optional.empty()))
                .findFirst()
                .orElseThrow();
        assertEquals("board", board.kind());
        assertEquals(9, board.options().size());
        assertEquals(List.of(0, 1, 2, 0, 1, 2, 3, 1, 2), board.values());
        assertEquals(List.of(), board.options().get(0));
        assertEquals(
                List.of(List.of(3), List.of(2), List.of(1, 1)), board.options().get(4));
    }

    @Test
    void boardStaysSmallWhereLargeHeapsWentWrong() {
        Exhibit.Board board = boards("large", new Answer.Returned(Optional.empty()))
                .findFirst()
                .orElseThrow();
        assertEquals(Remoteness.MAX_STONES + 1, board.values().size());
    }

    @Test
    void thereIsNoBoardWhereNoSumWasAnsweredWrong() {
        var right = new RightSolver(OctalGame.parse("0.37"));
        var all = Grading.judge(EXERCISE, Grading.check(EXERCISE, "winners"), right);
        assertEquals(0, boards(Map.of("winners", all)).count());
        assertEquals(0, boards("winners", new Answer.Threw("E", "", List.of())).count(), "nothing is claimed");
        assertEquals(0, boards("table", new Answer.Returned(77)).count(), "a value is no position");
    }

    @Test
    void boardWithoutAHeapIsRefused() {
        var fault =
                assertThrows(IllegalArgumentException.class, () -> new Exhibit.Board("board", List.of(), List.of()));
        assertTrue(String.valueOf(fault.getMessage()).contains("0 heaps"));
    }

    private static Stream<Exhibit.Board> boards(String check, Answer answer) {
        return boards(Map.of(check, Grading.judge(Grading.check(EXERCISE, check), question -> answer)));
    }

    private static Stream<Exhibit.Board> boards(Map<String, List<Judged>> judged) {
        return EXERCISE.exhibits(judged).stream()
                .filter(Exhibit.Board.class::isInstance)
                .map(Exhibit.Board.class::cast);
    }
}
