package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** How each shape of an answer is judged. */
class JudgingTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final Check TABLE = Grading.check(EXERCISE, "table");
    private static final Check WINNERS = Grading.check(EXERCISE, "winners");
    private static final Check MOVES = Grading.check(EXERCISE, "moves");
    private static final Answer.Foreign TEXT = new Answer.Foreign("java.lang.String");

    static Stream<Arguments> invalidMoves() {
        return Stream.of(
                Arguments.of(null, "null instead of an Optional"),
                Arguments.of(5, "a java.lang.Integer instead of an Optional"),
                Arguments.of(TEXT, "a java.lang.String instead of an Optional"),
                Arguments.of(List.of(0, List.of(3)), "a list instead of an Optional"),
                Arguments.of(Optional.of(TEXT), "an Optional that holds a java.lang.String instead of a Move"),
                Arguments.of(Optional.of(List.of(0)), "an Optional that holds a list instead of a Move"),
                Arguments.of(Optional.of(Arrays.asList(null, List.of(3))), "heapIndex is null"),
                Arguments.of(Optional.of(List.of("0", List.of(3))), "heapIndex is a java.lang.String"),
                Arguments.of(Optional.of(Arrays.asList(0, null)), "pieces is null"),
                Arguments.of(Optional.of(List.of(0, TEXT)), "pieces is a java.lang.String"),
                Arguments.of(move(0, Collections.singletonList(null)), "a piece is null"),
                Arguments.of(move(0, List.of(1, "2")), "a piece is a java.lang.String"),
                Arguments.of(move(0, List.of(TEXT)), "a piece is a java.lang.String"),
                Arguments.of(move(0, List.of(3L)), "a piece is a java.lang.Long"),
                Arguments.of(move(0, List.of(List.of(3))), "a piece is a list"));
    }

    @ParameterizedTest
    @MethodSource("invalidMoves")
    void valuesThatAreNoMoveAreInvalidInEveryCheck(@Nullable Object value, String actual) {
        for (Case asked : List.of(
                Grading.sum(WINNERS, 5),
                Grading.sum(WINNERS, 3),
                Grading.sum(MOVES, 5),
                largeSum(true),
                largeSum(false))) {
            Finding finding = judge(asked, value);
            assertEquals(Kind.INVALID_ANSWER, finding.kind());
            assertEquals(actual, finding.actual());
        }
    }

    @Test
    void valueOfAnotherTypeIsInvalid() {
        Case g5 = TABLE.cases().get(5);
        assertAll(
                () -> assertEquals("null instead of an int", invalid(g5, null)),
                () -> assertEquals("a java.lang.Long instead of an int", invalid(g5, 2L)),
                () -> assertEquals("a java.lang.String instead of an int", invalid(g5, "2")),
                () -> assertEquals("an Optional instead of an int", invalid(g5, Optional.of(2))));
    }

    static Stream<Arguments> illegalMoves() {
        return Stream.of(
                Arguments.of(
                        2,
                        List.of(3),
                        "heapIndex 2, which counts from 0, but the heaps have the indices 0 to 1",
                        "no move"),
                Arguments.of(
                        -1,
                        List.of(),
                        "heapIndex -1, which counts from 0, but the heaps have the indices 0 to 1",
                        "no move"),
                Arguments.of(
                        Integer.MAX_VALUE,
                        List.of(),
                        "heapIndex 2147483647, which counts from 0, but the heaps have the indices 0 to 1",
                        "no move"),
                Arguments.of(0, List.of(4), "heap 1 (size 4) becomes 4: this leaves the heap unchanged", "no move"),
                Arguments.of(
                        0,
                        List.of(0, 2),
                        "heap 1 (size 4) becomes 0 and 2: an empty heap is no piece",
                        "an empty heap kept"),
                Arguments.of(
                        0,
                        List.of(1),
                        "heap 1 (size 4) becomes 1: this cannot be reached in one move",
                        "heap 1 (size 4) becomes 1"),
                Arguments.of(
                        1,
                        List.of(),
                        "heap 2 (size 6) becomes nothing (heap removed): this cannot be reached in one move",
                        "heap 2 (size 6) becomes nothing (heap removed)"),
                Arguments.of(
                        1,
                        List.of(-1, 5),
                        "heap 2 (size 6) becomes -1 and 5: this cannot be reached in one move",
                        "heap 2 (size 6) becomes -1 and 5"));
    }

    @ParameterizedTest
    @MethodSource("illegalMoves")
    void illegalMovesAreNamedWithTheReason(int heapIndex, List<Integer> pieces, String actual, String said) {
        Finding finding = judge(Grading.sum(MOVES, 4, 6), move(heapIndex, pieces));
        assertEquals(Kind.ILLEGAL_MOVE, finding.kind());
        assertEquals(actual, finding.actual());
        assertEquals(said, finding.said());
    }

    @Test
    void illegalMoveSaysFirstInCheckWinners() {
        assertTrue(judge(Grading.sum(WINNERS, 4, 6), move(7, List.of())).isRight());
        assertEquals(
                "first", judge(Grading.sum(WINNERS, 4, 4), move(7, List.of())).actual());
    }

    @Test
    void emptyHeapLeftEmptyIsAMoveThatChangesNothing() {
        Finding finding = judge(Grading.sum(MOVES, 0, 1), move(0, List.of()));
        assertEquals(Kind.ILLEGAL_MOVE, finding.kind());
        assertEquals("no move", finding.said());
    }

    @Test
    void endlessListOfPiecesIsShortened() {
        Finding finding = judge(Grading.sum(MOVES, 4, 6), move(0, Collections.nCopies(100_000, 1)));
        assertEquals(Kind.ILLEGAL_MOVE, finding.kind());
        assertTrue(finding.actual().contains("and 99990 more"), finding.actual());
        assertTrue(finding.actual().length() < 200 && finding.said().length() < 200);
    }

    @Test
    void everyWinningMoveIsRightAndSaysTheSame() {
        // heap 6 is worth 3: taking nothing but a split into 2 and 2 leaves 0; heaps 1 and 6: 6 to 4, or 6 to 1 and 3
        Case asked = Grading.sum(MOVES, 1, 6);
        for (List<Integer> pieces : List.of(List.of(4), List.of(1, 3), List.of(3, 1))) {
            Finding finding = judge(asked, move(1, pieces));
            assertTrue(finding.isRight(), finding.toString());
            assertEquals("right", finding.said());
        }
    }

    @Test
    void winningMoveOnAHeapWithALargerTargetIsRight() {
        // heaps 3 and 4 are worth 0 and 1: 3 to 1 raises the value of its heap, and wins
        assertTrue(judge(Grading.sum(MOVES, 3, 4), move(0, List.of(1))).isRight());
    }

    @Test
    void losingMoveSaysThePositionItLeaves() {
        Finding left = judge(Grading.sum(MOVES, 6, 1), move(0, List.of(5)));
        assertEquals(Kind.LOSING_MOVE, left.kind());
        assertEquals("heap 1 (size 6) becomes 5", left.actual());
        assertEquals("a winning move, such as heap 1 (size 6) becomes 4", left.expected());
        assertEquals(
                left.said(),
                judge(Grading.sum(MOVES, 6, 1), move(0, List.of(5))).said());
        assertEquals("[1, 5]", left.said());
    }

    @Test
    void absentMoveFailsInCheckMoves() {
        Finding finding = judge(Grading.sum(MOVES, 5), Optional.empty());
        assertEquals(Kind.WRONG_ANSWER, finding.kind());
        assertEquals("no move", finding.actual());
        assertEquals("a winning move, such as heap 1 (size 5) becomes 3", finding.expected());
    }

    @Test
    void whatIsNoValueKeepsItsKind() {
        Case asked = Grading.sum(WINNERS, 5);
        var threw = new Answer.Threw("java.lang.IllegalStateException", "no option", List.of());
        var noMessage = new Answer.Threw("java.lang.StackOverflowError", "", List.of());
        var twice = new Answer.Inconsistent(new Answer.Returned(Optional.empty()), threw);
        assertAll(
                () -> assertFinding(Kind.EXCEPTION, "java.lang.IllegalStateException: no option", asked, threw),
                () -> assertFinding(Kind.EXCEPTION, "java.lang.StackOverflowError", asked, noMessage),
                () -> assertFinding(Kind.TIMEOUT, "no answer within 2000 ms", asked, new Answer.TimedOut(2000)),
                () -> assertFinding(Kind.CRASH, "exit status 3", asked, new Answer.Crashed("exit status 3")),
                () -> assertFinding(Kind.NOT_RUN, "no time left", asked, new Answer.NotAsked("no time left")),
                () -> assertFinding(
                        Kind.INCONSISTENT,
                        "second; asked again: java.lang.IllegalStateException: no option",
                        asked,
                        twice));
    }

    @Test
    void allExceptionsSayTheSameAndMeanNoMoveInCheckMoves() {
        var one = new Answer.Threw("java.lang.IllegalStateException", "heap 5", List.of());
        var another = new Answer.Threw("java.lang.NullPointerException", "heap 7", List.of());
        Case winner = Grading.sum(WINNERS, 5);
        assertEquals(
                winner.judge().judge(one).said(), winner.judge().judge(another).said());
        assertNotEquals(
                winner.judge().judge(one).said(),
                judge(winner, Optional.empty()).said());
        assertEquals("no move", Grading.sum(MOVES, 5).judge().judge(another).said());
    }

    @Test
    void largeLostSumMustGetNoMove() {
        Case lost = largeSum(true);
        assertTrue(judge(lost, Optional.empty()).isRight());
        Finding claimed = judge(lost, move(-1, List.of()));
        assertEquals(Kind.WRONG_ANSWER, claimed.kind());
        assertEquals("second", claimed.expected());
        assertTrue(claimed.actual().startsWith("first: heapIndex -1"), claimed.actual());
        assertEquals("first", claimed.said());
    }

    @Test
    void largeWonSumMustGetAWinningMove() {
        Case won = largeSum(false);
        Finding none = judge(won, Optional.empty());
        assertEquals(Kind.WRONG_ANSWER, none.kind());
        assertEquals("second", none.actual());
        assertTrue(none.expected().startsWith("first, with a winning move, such as heap "), none.expected());
        assertEquals("second, no move", none.said());
        Finding sentinel = judge(won, move(-1, List.of()));
        assertEquals(Kind.ILLEGAL_MOVE, sentinel.kind());
        assertEquals("first, no move", sentinel.said());
    }

    private static Case largeSum(boolean lost) {
        var stratum = lost ? Case.Stratum.LOST : Case.Stratum.WON;
        return Grading.check(EXERCISE, "large").cases().stream()
                .filter(asked -> asked.stratum() == stratum)
                .findFirst()
                .orElseThrow();
    }

    private static void assertFinding(Kind kind, String actual, Case asked, Answer answer) {
        Finding finding = asked.judge().judge(answer);
        assertEquals(kind, finding.kind());
        assertEquals(actual, finding.actual());
        assertEquals("first", finding.expected());
    }

    private static String invalid(Case asked, @Nullable Object value) {
        Finding finding = judge(asked, value);
        assertEquals(Kind.INVALID_ANSWER, finding.kind());
        return finding.actual();
    }

    private static Finding judge(Case asked, @Nullable Object value) {
        return asked.judge().judge(new Answer.Returned(value));
    }

    private static Object move(int heapIndex, List<?> pieces) {
        return Optional.of(List.of(heapIndex, pieces));
    }
}
