package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.LineOfPlay;
import grundy.catalogue.LineOfPlay.Ply;
import grundy.catalogue.LineOfPlay.Why;
import grundy.catalogue.Mutant;
import grundy.catalogue.SumExplanation;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.catalogue.takeandsplit.TakeAndSplit;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import grundy.games.OctalGame;
import grundy.games.Remoteness;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line is a legal play of the game, in which the opponent never errs and the wrong answer loses. */
class LinesOfPlayTest {

    private static final TakeAndSplit EXERCISE = new TakeAndSplit();
    private static final GrundyTable TABLE = GrundyTable.of(OctalGame.parse("0.37"), 200);
    private static final Remoteness REMOTENESS = new Remoteness(TABLE.game());
    private static final Object NO_MOVE = Optional.empty();

    static Stream<Named<Mutant>> mutants() {
        return EXERCISE.mutants().stream().map(mutant -> Named.of(mutant.id(), mutant));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("mutants")
    void everyWrongAnswerOfEveryMutantLosesItsLine(Mutant mutant) {
        Object solver = mutant.solver().get();
        for (Check check : EXERCISE.checks(42)) {
            List<Judged> all = Grading.judge(EXERCISE, check, solver);
            for (Judged judged : all) {
                if (!Questions.isAboutValue(judged.asked())) {
                    LineOfPlay line = explain(check, judged, all).line();
                    assertEquals(losesByPlay(judged), line != null, () -> judged.asked() + " " + judged.answer());
                    assertLoses(Questions.heapsOf(judged.asked()), line);
                    assertMovesAsAnswered(
                            check, solver, Questions.heapsOf(judged.asked()), line == null ? List.of() : line.plies());
                }
            }
        }
    }

    /** Wrong about the winner, or a legal move that loses; with a move to begin with, and few enough stones. */
    private static boolean losesByPlay(Judged judged) {
        List<Integer> heaps = Questions.heapsOf(judged.asked());
        if (judged.isRight()
                || !Remoteness.reaches(heaps)
                || TABLE.moves(heaps).isEmpty()
                || !(judged.answer() instanceof Answer.Returned returned)) {
            return false;
        }
        MoveReading reading = MoveReading.of(returned.value());
        return TABLE.xor(heaps) == 0
                ? reading instanceof MoveReading.Named
                : reading instanceof MoveReading.NoMove || legalMove(heaps, reading) != null;
    }

    private static void assertLoses(List<Integer> start, @Nullable LineOfPlay line) {
        if (line == null) {
            return;
        }
        List<Integer> heaps = start;
        boolean yours = line.you().equals("first");
        for (Ply ply : line.plies()) {
            assertEquals(yours, ply.why() != Why.PERFECT, "in turn");
            assertEquals(heaps.get(ply.heap() - 1), ply.size());
            assertTrue(TABLE.game().allows(ply.size(), ply.pieces()), ply::toString);
            assertEquals(new HeapMove(ply.heap() - 1, ply.pieces()).applyTo(heaps), ply.leaves());
            assertEquals(TABLE.xor(ply.leaves()), ply.xor());
            assertEquals(!yours, ply.xor() == 0, "only the opponent leaves XOR 0");
            assertOthers(heaps, ply);
            heaps = ply.leaves();
            yours = !yours;
        }
        assertEquals(List.of(), TABLE.moves(heaps), "you cannot move");
        assertTrue(yours, "it is your turn");
    }

    private static void assertOthers(List<Integer> heaps, Ply ply) {
        if (ply.why() == Why.PERFECT) {
            assertEquals(0, ply.others().size() + ply.moreOthers());
            return;
        }
        long different = TABLE.moves(heaps).stream()
                .map(move -> Position.sorted(move.applyTo(heaps)))
                .distinct()
                .count();
        assertEquals(different, 1 + ply.others().size() + ply.moreOthers());
        boolean winsStill = true;
        for (FirstMove other : ply.others()) {
            assertNotEquals(Position.sorted(ply.leaves()), Position.sorted(other.leaves()));
            assertEquals(other.wins(), TABLE.xor(other.leaves()) == 0);
            assertEquals(other.wins(), other.reply() == null);
            assertFalse(other.wins() && !winsStill, "those that win stand first");
            winsStill = other.wins();
        }
    }

    /** The solution itself is asked again what it says of the heaps before each of its moves. */
    private static void assertMovesAsAnswered(Check check, Object solver, List<Integer> start, List<Ply> plies) {
        List<Integer> heaps = start;
        for (Ply ply : plies) {
            if (ply.why() != Why.PERFECT) {
                Answer answer = EXERCISE.ask(solver, Questions.winningMove(heaps));
                MoveReading reading =
                        answer instanceof Answer.Returned returned ? MoveReading.of(returned.value()) : null;
                HeapMove legal = legalMove(heaps, reading);
                Why expected = legal != null
                        ? Why.ANSWERED
                        : reading instanceof MoveReading.NoMove ? Why.RESIGNED : Why.UNANSWERED;
                assertEquals(isAsked(check, heaps) ? expected : Why.UNANSWERED, ply.why(), heaps::toString);
                if (ply.why() == Why.ANSWERED) {
                    assertEquals(legal, new HeapMove(ply.heap() - 1, ply.pieces()));
                } else {
                    assertEquals(REMOTENESS.of(heaps) - 1, REMOTENESS.of(ply.leaves()), "holds out longest");
                }
            } else {
                assertEquals(REMOTENESS.of(heaps) - 1, REMOTENESS.of(ply.leaves()), "ends soonest");
            }
            heaps = ply.leaves();
        }
    }

    private static boolean isAsked(Check check, List<Integer> heaps) {
        return check.cases().stream().anyMatch(asked -> asked.question().equals(Questions.winningMove(heaps)));
    }

    private static @Nullable HeapMove legalMove(List<Integer> heaps, @Nullable MoveReading reading) {
        return reading instanceof MoveReading.Named named
                        && MoveFault.of(TABLE.game(), heaps, named).isEmpty()
                ? new HeapMove(named.heapIndex(), named.pieces())
                : null;
    }

    @Test
    void theLineOfTheLesson() {
        // who adds says that the first player wins 4 4, and has a move there; the opponent makes 1 and 3, of value 0
        LineOfPlay line = lineOf(answers(heaps -> move(0, 3)), 4, 4);
        assertNotNull(line);
        assertEquals("first", line.you());
        assertEquals(Why.ANSWERED, line.plies().get(0).why());
        assertEquals(List.of(3, 4), line.plies().get(0).leaves());
        assertEquals(Why.PERFECT, line.plies().get(1).why());
        assertEquals(0, line.plies().get(1).xor());
        assertEquals(Why.UNANSWERED, line.plies().get(2).why(), "heap 1 becomes 3: illegal there");
    }

    @Test
    void whoDeniesAWonPositionDefendsIt() {
        LineOfPlay line = lineOf(answers(heaps -> NO_MOVE), 4);
        assertNotNull(line);
        assertEquals("second", line.you());
        assertEquals(
                List.of(Why.PERFECT, Why.RESIGNED, Why.PERFECT),
                line.plies().stream().map(Ply::why).toList());
    }

    @Test
    void withoutAnAnswerTheLineIsAsLongAsBestPlay() {
        Object nonsense = move(9);
        for (Judged judged : answers(heaps -> TABLE.xor(heaps) == 0 ? nonsense : NO_MOVE)) {
            List<Integer> heaps = Questions.heapsOf(judged.asked());
            LineOfPlay line = explain(winners(), judged, List.of(judged)).line();
            assertEquals(REMOTENESS.of(heaps), line == null ? 0 : line.plies().size(), heaps::toString);
        }
    }

    @Test
    void heapsInAnotherOrderAreAnotherQuestion() {
        // 2 5 becomes 1 5, and the opponent makes 1 4 of it
        assertEquals(Why.ANSWERED, secondMoveFrom25Answering(1, 4));
        assertEquals(Why.RESIGNED, secondMoveFrom25Answering(4, 1));
    }

    private static Why secondMoveFrom25Answering(Integer... also) {
        LineOfPlay line = lineOf(
                answers(heaps -> heaps.equals(List.of(2, 5)) || heaps.equals(List.of(also))
                        ? (heaps.get(0) == 1 ? move(0) : move(0, heaps.get(0) - 1))
                        : NO_MOVE),
                2,
                5);
        assertNotNull(line);
        assertEquals(List.of(1, 4), line.plies().get(1).leaves());
        return line.plies().get(2).why();
    }

    @Test
    void thereIsNoLineWhereNothingCanBePlayed() {
        assertNull(lineOf(answers(heaps -> move(0)), 0, 0), "no move to begin with");
        assertNull(lineOf(answers(heaps -> move(0, 9)), 5), "illegal, and the first player does win");
        assertNull(lineOf(answers(heaps -> List.of()), 5), "no answer at all");
        List<Judged> threw = Grading.judge(winners(), question -> new Answer.Threw("E", "", List.of()));
        assertNull(lineOf(threw, 5));
        List<Judged> twice = Grading.judge(
                winners(),
                question -> new Answer.Inconsistent(new Answer.Returned(NO_MOVE), new Answer.Returned(move(0))));
        assertNull(lineOf(twice, 5));
    }

    @Property(tries = 300)
    void anyAnswerAboutAnySumLosesItsLineOrHasNone(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 26) Integer> heaps,
            @ForAll @IntRange(max = 3) int index,
            @ForAll @Size(max = 2) List<@IntRange(max = 26) Integer> pieces) {
        Truth truth = Truth.of(OctalGame.parse("0.37"), new HeapGameLimits(30, 200, 1, 8, 1, 4));
        Case asked = HeapGameChecks.sumCase(heaps, truth);
        Judged judged = Judged.of(asked, new Answer.Returned(Optional.of(List.of(index, pieces))));
        LineOfPlay line = new LinesOfPlay(TABLE).against(judged, List.of(judged));
        assertLoses(heaps, line);
        assertEquals(losesByPlay(judged), line != null);
    }

    @Test
    void solutionIsWithheldWithTheLine() {
        SumExplanation full = explain(winners(), answers(heaps -> move(0, 3)), 4, 4);
        SumExplanation less = full.withoutSolution();
        assertNull(less.line());
        assertEquals(List.of(), less.firstMoves());
        assertEquals(6, less.moreMoves(), "4 becomes 3, 2, or 1 and 1, in either heap");
        assertNotNull(less.answerNote());
        assertNull(less.answerNote().reply());
        assertEquals(full.heaps(), less.heaps());
    }

    private static Check winners() {
        return Grading.check(EXERCISE, "winners");
    }

    private static List<Judged> answers(Function<List<Integer>, Object> answer) {
        return winners().cases().stream()
                .map(asked -> Judged.of(asked, new Answer.Returned(answer.apply(Questions.heapsOf(asked)))))
                .toList();
    }

    private static Object move(int heapIndex, Integer... pieces) {
        return Optional.of(List.of(heapIndex, List.of(pieces)));
    }

    private static @Nullable LineOfPlay lineOf(List<Judged> all, Integer... heaps) {
        return explain(winners(), all, heaps).line();
    }

    private static SumExplanation explain(Check check, List<Judged> all, Integer... heaps) {
        Judged judged = all.stream()
                .filter(each -> Questions.heapsOf(each.asked()).equals(List.of(heaps)))
                .findFirst()
                .orElseThrow();
        return explain(check, judged, all);
    }

    private static SumExplanation explain(Check check, Judged judged, List<Judged> all) {
        return (SumExplanation) check.explainer().explain(judged, all, true).orElseThrow();
    }
}
