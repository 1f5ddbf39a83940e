package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import grundy.games.OctalGame;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a program is asked, and how what it printed is judged. */
class ProgramCasesTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final List<Check> CHECKS = EXERCISE.programChecks(42);

    private static Check check(String id) {
        return CHECKS.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    }

    /** A move as a program prints it, with the size of its heap. */
    private static Answer move(int index, int size, Integer... pieces) {
        return new Answer.Returned(Optional.of(List.of(index, List.of(pieces), size)));
    }

    private static Finding moves(Answer answer, Integer... heaps) {
        return Grading.sum(check("moves"), heaps).judge().judge(answer);
    }

    @Test
    void aProgramIsAskedForNoValueBeyondItsTable() {
        assertEquals(
                List.of("table 20 31", "winners 40 819", "moves 30 618", "large 10 200"),
                CHECKS.stream()
                        .map(c -> c.id() + " " + c.weight() + " " + c.cases().size())
                        .toList());
        for (Check check : CHECKS) {
            for (Case asked : check.cases()) {
                assertTrue(!Questions.isAboutValue(asked) || Questions.heapOf(asked) <= 30, asked::toString);
            }
        }
    }

    @Test
    void itsCasesAreAmongThoseOfEverybody() {
        for (long seed : new long[] {1, 42}) {
            var everybodys = new HashSet<Map<String, Object>>();
            Grading.check(EXERCISE, "large", seed).cases().forEach(c -> everybodys.add(c.input()));
            EXERCISE.programChecks(seed).get(3).cases().forEach(c -> assertTrue(everybodys.contains(c.input())));
        }
    }

    @Test
    void aRightProgramHasTheWholeMark() {
        for (Check check : CHECKS) {
            List<Judged> all = Grading.judge(EXERCISE, check, new RightSolver(OctalGame.parse("0.37")));
            Share share = check.marking().share(all);
            assertTrue(share.isWhole(), () -> check.id() + ": " + share);
        }
    }

    @Test
    void itsTableOfValuesEndsWhereItWasAsked() {
        var judged = new HashMap<String, List<Judged>>();
        CHECKS.forEach(c -> judged.put(c.id(), Grading.judge(EXERCISE, c, new RightSolver(OctalGame.parse("0.37")))));
        var table = (Exhibit.ValueTable) EXERCISE.exhibits(judged).get(0);
        assertEquals(31, table.rows().size());
        assertTrue(table.rows().stream().allMatch(row -> row.status().equals("right")));
    }

    @Test
    void aMoveThatNamesTheSizeOfItsHeapIsRight() {
        assertTrue(moves(move(0, 5, 3), 5).isRight());
        assertTrue(moves(move(0, 2), 2).isRight());
        assertEquals("heap 1 (size 5) becomes 3", moves(move(0, 5, 3), 5).actual());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0|4|3|heap 1 (size 4) becomes 3: heap 1 has size 5",
                "2|5|3|heap 3 (size 5) becomes 3: the heaps are heap 1 to heap 2",
                "-1|5|3|heap 0 (size 5) becomes 3: heaps are counted from 1, and the heaps are heap 1 to heap 2",
                "0|5|0|heap 1 (size 5) becomes 0: an empty heap is no piece",
            })
    void aMoveThatNamesAHeapThatIsNotThereIsIllegal(int index, int size, int piece, String text) {
        Finding finding = moves(move(index, size, piece), 5, 3);
        assertEquals(Kind.ILLEGAL_MOVE, finding.kind());
        assertEquals(text, finding.actual());
    }

    @Test
    void theOnlyHeapIsHeap1() {
        assertEquals(
                "heap 2 (size 5) becomes 3: there is one heap, heap 1",
                moves(move(1, 5, 3), 5).actual());
    }

    @Test
    void anIllegalMoveStillSaysWhoWins() {
        var asked = Grading.sum(check("winners"), 5, 3);
        assertTrue(asked.judge().judge(move(7, 1, 1)).isRight());
    }

    @Test
    void whatDoesNotParseIsInvalidInEveryCheck() {
        var garbled = new Answer.Returned(new Answer.Garbled("\"bye\" instead of first or second"));
        for (Case asked : List.of(
                check("table").cases().get(3),
                Grading.sum(check("winners"), 5, 3),
                Grading.sum(check("moves"), 5, 3),
                check("large").cases().get(0))) {
            Finding finding = asked.judge().judge(garbled);
            assertEquals(Kind.INVALID_ANSWER, finding.kind());
            assertEquals("\"bye\" instead of first or second", finding.actual());
        }
    }

    /** Or a program that prints "Second" would be told that it returns null. */
    @Test
    void whatDoesNotParseIsNoMistakeOfAMethod() {
        var garbled = new Answer.Returned(new Answer.Garbled("\"Second\" instead of first or second"));
        var nothing = new Answer.Returned(null);
        for (String id : List.of("winners", "moves", "large")) {
            Case asked = check(id).cases().get(check(id).cases().size() - 1);
            assertNotEquals(
                    asked.judge().judge(nothing).said(),
                    asked.judge().judge(garbled).said(),
                    id);
        }
    }

    @Test
    void aProgramThatFindsNoMoveMayEndInAnyWay() {
        String said = moves(new Answer.Threw("IndexError", "", List.of()), 5).said();
        assertEquals(
                said,
                moves(new Answer.Crashed("it ended with exit status 1"), 5).said());
        assertEquals(said, moves(new Answer.Returned(Optional.empty()), 5).said());
    }
}
