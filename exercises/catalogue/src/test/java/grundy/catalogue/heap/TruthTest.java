package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Question;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing is graded where the two witnesses disagree, and the order of cases is the promised one. */
class TruthTest {

    private static final HeapGame GAME = OctalGame.parse("0.37");

    @Test
    void wrongTheoryIsNoticed() {
        GrundyTable withoutSplits = GrundyTable.of(OctalGame.parse("0.33"), 200);
        var thrown =
                assertThrows(IllegalStateException.class, () -> Truth.of(GAME, HeapGameLimits.USUAL, withoutSplits));
        assertTrue(thrown.toString().contains("[6]"), "the smallest disagreement: " + thrown);
    }

    @Test
    void gameWithoutAMoveCannotBeGraded() {
        var thrown = assertThrows(
                IllegalStateException.class, () -> Grading.exercise("0.0").checks(1));
        assertTrue(thrown.toString().contains("819 of 819"), thrown::toString);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0.37", "0.77", "0.07", "0.33", "4.3"})
    void rightSolverPassesEveryCheckOfAnyGame(String octal) {
        var exercise = Grading.exercise(octal);
        var solver = new RightSolver(OctalGame.parse(octal));
        for (var check : exercise.checks(7)) {
            var judged = Grading.judge(exercise, check, solver);
            assertEquals(0, Grading.failed(judged), check.id());
            assertTrue(check.marking().share(judged).isWhole(), check.id());
        }
    }

    @Test
    void positionsComeSmallestFirst() {
        var positions = Positions.upTo(3, 8);
        assertEquals(819, positions.size());
        assertEquals(819, positions.stream().distinct().count());
        var sorted = new ArrayList<>(positions);
        sorted.sort(Positions.SMALLEST_FIRST);
        assertEquals(sorted, positions);
        assertEquals(List.of(0, 2), positions.get(9 + 3));
    }

    @Test
    void casesOfEveryCheckComeSmallestFirst() {
        for (var check : Grading.exercise("0.37").checks(3)) {
            var inputs = check.cases().stream()
                    .map(asked -> asked.input().containsKey("heap")
                            ? List.of(Questions.heapOf(asked))
                            : Questions.heapsOf(asked))
                    .toList();
            var sorted = new ArrayList<>(inputs);
            sorted.sort(Positions.SMALLEST_FIRST);
            assertEquals(sorted, inputs, check.id());
        }
    }

    @Test
    void winnersAndMovesAskTheSameQuestions() {
        var exercise = Grading.exercise("0.37");
        var winners = Grading.check(exercise, "winners").cases().stream()
                .filter(asked -> asked.stratum() == Case.Stratum.WON)
                .map(Case::question)
                .toList();
        var moves = Grading.check(exercise, "moves").cases().stream()
                .map(Case::question)
                .toList();
        assertEquals(winners, moves);
        assertEquals(new Question("winningMove", List.of(List.of(1))), moves.get(0));
    }

    @Test
    void solverThatThrowsIsAnAnswer() {
        var exercise = Grading.exercise("0.37");
        var solver = new RightSolver(GAME) {
            @Override
            public int grundy(int heap) {
                throw new IllegalArgumentException("not " + heap);
            }
        };
        assertEquals(
                new Answer.Threw("java.lang.IllegalArgumentException", "not 3", List.of()),
                exercise.ask(solver, Questions.grundy(3)));
    }

    @Test
    void answersArePlainValues() {
        var exercise = Grading.exercise("0.37");
        var solver = new RightSolver(GAME);
        assertEquals(new Answer.Returned(2), exercise.ask(solver, Questions.grundy(5)));
        assertEquals(
                new Answer.Returned(Optional.of(List.of(0, List.of(3)))),
                exercise.ask(solver, Questions.winningMove(List.of(5))));
        assertEquals(new Answer.Returned(Optional.empty()), exercise.ask(solver, Questions.winningMove(List.of(4, 4))));
    }

    @Test
    void questionsAndSolversOfAnotherKindAreRefused() {
        var exercise = Grading.exercise("0.37");
        assertThrows(IllegalArgumentException.class, () -> exercise.ask("no solver", Questions.grundy(3)));
        assertThrows(
                IllegalArgumentException.class,
                () -> exercise.ask(new RightSolver(GAME), new Question("period", List.of(3))));
    }

    @Test
    void limitsThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new HeapGameLimits(30, 30, 3, 8, 200, 4));
        assertThrows(IllegalArgumentException.class, () -> new HeapGameLimits(30, 200, 0, 8, 200, 4));
        assertThrows(IllegalArgumentException.class, () -> new HeapGameLimits(30, 200, 3, 201, 200, 4));
    }
}
