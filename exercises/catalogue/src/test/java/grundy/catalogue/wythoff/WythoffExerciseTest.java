package grundy.catalogue.wythoff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.coins.Counted;
import grundy.catalogue.heap.Grading;
import grundy.exercises.TwoHeapSolver;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WythoffExerciseTest {

    private final WythoffExercise exercise = new WythoffExercise();

    /** Written apart from the exercise: the golden ratio with forty digits. */
    private static final class Right implements TwoHeapSolver {

        private static final BigDecimal GOLDEN = BigDecimal.valueOf(5)
                .sqrt(new MathContext(40))
                .add(BigDecimal.ONE)
                .divide(BigDecimal.valueOf(2));

        private static boolean isLost(int a, int b) {
            BigDecimal product = GOLDEN.multiply(BigDecimal.valueOf(Math.abs(a - b)));
            return product.setScale(0, RoundingMode.FLOOR).intValueExact() == Math.min(a, b);
        }

        @Override
        public boolean firstPlayerWins(int a, int b) {
            return !isLost(a, b);
        }

        @Override
        public Optional<int[]> winningMove(int a, int b) {
            for (int taken = 1; taken <= Math.max(a, b); taken++) {
                for (int[] left : new int[][] {{a - taken, b}, {a, b - taken}, {a - taken, b - taken}}) {
                    if (left[0] >= 0 && left[1] >= 0 && isLost(left[0], left[1])) {
                        return Optional.of(left);
                    }
                }
            }
            return Optional.empty();
        }
    }

    @Test
    void theRightSolutionGetsTheSmallPositionsRightAndTheLargeWinners() {
        for (String check : List.of(WythoffChecks.WINNERS, WythoffChecks.MOVES)) {
            assertTrue(Grading.share(exercise, check, new Right()).isWhole());
        }
        for (Case asked : Grading.check(exercise, WythoffChecks.LARGE).cases()) {
            if (asked.question().method().equals(TwoHeaps.FIRST_PLAYER_WINS)) {
                assertTrue(Judged.of(asked, exercise.ask(new Right(), asked.question()))
                        .isRight());
            }
        }
    }

    @Test
    void theUsualSolutionGetsEverythingRight() {
        assertEquals("0 0 0", Counted.failures(exercise, new Search() {}));
    }

    @Test
    void everyMutantFailsAsOftenAsIsStated() {
        assertEquals(
                Map.of(
                        "xor-of-heaps", "36 399 92",
                        "diagonal-forgotten", "0 60 2",
                        "different-from-both", "0 388 28",
                        "smaller-heap-first", "8 154 41",
                        "smaller-heap-in-front", "0 180 20",
                        "any-smaller-heap", "8 128 33",
                        "golden-ratio-rounded", "14 217 43",
                        "golden-ratio-in-double", "0 0 4",
                        "winner-inverted", "441 0 64"),
                Counted.failures(exercise));
    }

    @Test
    void theSameAnswerToEverythingEarnsNothing() {
        Optional<int[]> takesAll = Optional.of(new int[] {0, 0});
        assertEquals("0/17 0/17 0/32", Counted.shares(exercise, constant(true, takesAll)));
        assertEquals("0/17 0/424 0/32", Counted.shares(exercise, constant(true, Optional.empty())));
        assertEquals("0/424 0/17 0/32", Counted.shares(exercise, constant(false, takesAll)));
        assertEquals("0/424 0/424 0/32", Counted.shares(exercise, constant(false, Optional.empty())));
    }

    private static TwoHeapSolver constant(boolean wins, Optional<int[]> move) {
        return new TwoHeapSolver() {
            @Override
            public boolean firstPlayerWins(int a, int b) {
                return wins;
            }

            @Override
            public Optional<int[]> winningMove(int a, int b) {
                return move;
            }
        };
    }

    @Test
    void seventeenOf441PositionsAreLost() {
        var cases = Grading.check(exercise, WythoffChecks.WINNERS).cases();
        assertEquals(441, cases.size());
        assertEquals(
                17,
                cases.stream().filter(each -> each.stratum() == Stratum.LOST).count());
    }

    @Test
    void aMoveMustBeLegalAndLeaveALostPosition() {
        assertEquals(null, kind(2, 3, 1, 2));
        assertEquals(null, kind(2, 3, 2, 1));
        assertEquals(Finding.Kind.LOSING_MOVE, kind(2, 3, 2, 2));
        assertEquals(Finding.Kind.ILLEGAL_MOVE, kind(2, 3, 2, 3));
        assertEquals(Finding.Kind.ILLEGAL_MOVE, kind(2, 3, 0, 0));
        assertEquals(Finding.Kind.ILLEGAL_MOVE, kind(2, 3, 1, 4));
        assertEquals(Finding.Kind.ILLEGAL_MOVE, kind(2, 3, -1, 0));
        assertEquals(Finding.Kind.WRONG_ANSWER, kind(1, 2, 1, 1));
        assertEquals(Finding.Kind.ILLEGAL_MOVE, kind(1, 2, 2, 1));
    }

    private static Finding.@org.jspecify.annotations.Nullable Kind kind(int a, int b, int left, int right) {
        return new TwoHeaps(a, b)
                .moveCase()
                .judge()
                .judge(new Answer.Returned(Optional.of(List.of(left, right))))
                .kind();
    }

    @Test
    void whatIsNoMoveIsAnInvalidAnswer() {
        var judge = new TwoHeaps(2, 3).moveCase().judge();
        assertEquals(
                "null instead of an Optional",
                judge.judge(new Answer.Returned(null)).actual());
        assertEquals(
                "an array of 1 numbers instead of the 2 heaps",
                judge.judge(new Answer.Returned(Optional.of(List.of(1)))).actual());
        assertEquals(
                Finding.Kind.WRONG_ANSWER,
                judge.judge(new Answer.Returned(Optional.empty())).kind());
    }

    @Test
    void theBoardShowsTheLostPositionsAndTheOneThatWasAsked() {
        Worked worked = worked(new TwoHeaps(1, 2), true);
        Step.Grid board = (Step.Grid) worked.steps().get(0);
        assertEquals(
                List.of("L · ·", "· · (L)", "· L ·"),
                board.rows().stream()
                        .map(row -> String.join(
                                " ", row.cells().stream().map(Step.Cell::text).toList()))
                        .toList());
        // Answered as in Nim: the trap is told.
        assertEquals("xor", ((Step.Sentence) worked.steps().get(4)).key());
    }

    @Test
    void aWinningMoveStandsInTheSolutionOnly() {
        Worked worked = worked(new TwoHeaps(1, 1), false);
        assertEquals("win", ((Step.Sentence) worked.solution().get(0)).key());
        assertEquals(List.of(), worked.withoutSolution().solution());
    }

    private Worked worked(TwoHeaps heaps, boolean answer) {
        Check check = Grading.check(exercise, WythoffChecks.WINNERS);
        Judged wrong = Judged.of(heaps.winnerCase(), new Answer.Returned(answer));
        return (Worked) check.explainer().explain(wrong, List.of(), true).orElseThrow();
    }

    @Test
    void everyDrawKeepsWithinTheStatedSizes() {
        for (long seed = 1; seed <= 20; seed++) {
            for (Case asked : new LargePositions(seed).draw()) {
                TwoHeaps heaps = TwoHeaps.of(asked);
                int most = asked.question().method().equals(TwoHeaps.WINNING_MOVE) ? 1_000_000 : 1_000_000_000;
                assertTrue(Math.min(heaps.a(), heaps.b()) >= 0 && Math.max(heaps.a(), heaps.b()) <= most);
            }
        }
    }

    @Test
    void aLargePositionShrinksToSmallerOnesOfItsKind() {
        Check large = Grading.check(exercise, WythoffChecks.LARGE);
        for (Case asked : large.cases()) {
            for (Case smaller : large.shrinker().smaller(asked)) {
                TwoHeaps from = TwoHeaps.of(asked);
                TwoHeaps to = TwoHeaps.of(smaller);
                assertTrue((long) to.a() + to.b() < (long) from.a() + from.b());
            }
        }
    }
}
