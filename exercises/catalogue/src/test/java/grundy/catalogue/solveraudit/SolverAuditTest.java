package grundy.catalogue.solveraudit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Candidate;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.catalogue.takeandsplit.TakeAndSplit;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.SolverAudit;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is asked, and which counts are right. */
class SolverAuditTest {

    private static final SolverAuditExercise EXERCISE = new SolverAuditExercise();
    private static final List<Check> CHECKS = EXERCISE.checks(42);

    private static JudgedCheck put(Check check, Object audit) {
        return new JudgedCheck(
                check,
                check.cases().stream()
                        .map(asked -> Judged.of(asked, EXERCISE.ask(audit, asked.question())))
                        .toList());
    }

    private static List<Integer> failed(Object audit) {
        return CHECKS.stream().map(check -> put(check, audit).failed().size()).toList();
    }

    /** The expected counts of a check, by the candidate's name. */
    private static Map<String, String> expected(Check check) {
        var expected = new LinkedHashMap<String, String>();
        for (Judged judged : put(check, new RightAudit()).all()) {
            expected.put(
                    String.valueOf(judged.asked().input().get("candidate")),
                    judged.finding().expected());
        }
        return expected;
    }

    @Test
    void checksWeighAHundredPoints() {
        assertEquals(
                List.of("limits", "known", "large"),
                CHECKS.stream().map(Check::id).toList());
        assertEquals(100, CHECKS.stream().mapToInt(Check::weight).sum());
        assertEquals(
                List.of(48, 57, 30),
                CHECKS.stream().map(check -> check.cases().size()).toList());
    }

    @ParameterizedTest
    @ValueSource(longs = {42, 7, -1})
    void aRightAuditHasEverythingRight(long seed) {
        for (Check check : new SolverAuditExercise().checks(seed)) {
            assertTrue(put(check, new RightAudit()).failed().isEmpty(), check.id());
        }
    }

    /** The lesson: a right solver 0, adding for XOR 187 of 819; misère and null as counted by the check on winners. */
    @ParameterizedTest
    @CsvSource({
        "right, 0",
        "sum-of-values, 187",
        "max-of-values, 187",
        "and-of-values, 491",
        "split-forgotten, 126",
        "guess-nim, 184",
        "null-for-no-move, 201",
        "never-a-move, 618",
        "winner-inverted, 819",
        "misere-winner, 267",
        "mex-capped-at-three, 0",
        "larger-target, 0"
    })
    void countsOfTheLessonAndOfKnownMistakes(String candidate, String count) {
        assertEquals(count, expected(CHECKS.get(1)).get(candidate));
    }

    @Test
    void everyMistakeInTakeAndSplitCountsAsManyInputsAsItsWinnersAreWrong() {
        var game = new TakeAndSplit();
        Check winners = game.checks(42).get(1);
        Map<String, String> expected = expected(CHECKS.get(1));
        assertEquals(game.mutants().size() + 1, expected.size());
        for (Mutant mutant : game.mutants()) {
            Object solver = mutant.solver().get();
            long wrong = winners.cases().stream()
                    .filter(asked -> !Judged.of(asked, game.ask(solver, asked.question()))
                            .isRight())
                    .count();
            assertEquals(String.valueOf(wrong), expected.get(mutant.id()), mutant.id());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "always-zero, 28, 41, 22",
        "counts-combinations, 20, 41, 21",
        "skips-empty-heaps, 23, 41, 20",
        "loop-one-short, 25, 41, 21",
        "most-heaps-only, 19, 41, 19",
        "lesson-limits-only, 36, 0, 22",
        "trusts-own-values, 7, 24, 0",
        "sum-for-search, 28, 56, 27",
        "sizes-for-search, 29, 57, 30",
        "search-without-splits, 16, 57, 26",
        "misere-search, 46, 57, 30",
        "broken-not-counted, 6, 1, 14",
        "broken-ends-audit, 6, 1, 14",
        "audits-moves-too, 12, 35, 0",
        "stops-at-first, 25, 41, 22",
        "counts-the-right-ones, 48, 57, 30",
        "xor-for-search, 0, 0, 0"
    })
    void everyMistakeIsCaughtByEachCheckSoOften(String id, int limits, int known, int large) {
        Mutant mutant = EXERCISE.mutants().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(limits, known, large), failed(mutant.solver().get()));
        assertEquals(limits + known + large == 0, mutant.equivalent());
    }

    @Test
    void theSameCountForEverythingEarnsNothing() {
        for (int count : new int[] {0, 1, 126, 187, 618, 819}) {
            SolverAudit constant = (candidate, maxHeaps, maxSize) -> count;
            for (Check check : CHECKS) {
                int right = put(check, constant).share().right();
                assertTrue(right == 0, check.id() + ": " + right + " for " + count);
            }
        }
    }

    @Test
    void eachCheckHasCandidatesWithAndWithoutFault() {
        for (Check check : CHECKS) {
            var strata = check.cases().stream().collect(Collectors.groupingBy(Case::stratum, Collectors.counting()));
            assertEquals(2, strata.size(), check.id() + strata);
            assertTrue(strata.getOrDefault(Stratum.SOUND, 0L) >= 8, check.id() + strata);
        }
    }

    @Test
    void drawnCandidatesDependOnTheSeedAlone() {
        assertEquals(
                expected(CHECKS.get(2)),
                expected(new SolverAuditExercise().checks(42).get(2)));
        assertNotEquals(
                expected(CHECKS.get(2)),
                expected(new SolverAuditExercise().checks(43).get(2)));
    }

    @Test
    void aDrawnCaseShrinksToSmallerLimitsAndEnds() {
        Check large = CHECKS.get(2);
        Case failing = large.cases().get(large.cases().size() - 1);
        int steps = 0;
        var seen = new HashSet<Object>();
        List<Case> smaller = large.shrinker().smaller(failing);
        while (!smaller.isEmpty()) {
            failing = smaller.get(0);
            assertTrue(seen.add(failing.input()));
            assertFalse(large.isExhaustive());
            smaller = large.shrinker().smaller(failing);
            steps++;
        }
        assertTrue(steps > 2);
        assertEquals(List.of(1, 0), failing.question().arguments().subList(1, 3));
    }

    @Test
    void candidatesAnswerWithinBoundsOnly() {
        HeapGameSolver solver = new Remembering(() -> new RightSolver(GrundyTable.of(OctalGame.parse("0.37"), 40)));
        assertThrows(IllegalArgumentException.class, () -> solver.grundy(-1));
        assertThrows(IllegalArgumentException.class, () -> solver.grundy(41));
        assertThrows(IllegalArgumentException.class, () -> solver.winningMove(List.of(1, -1)));
        assertThrows(IllegalArgumentException.class, () -> solver.winningMove(List.of(1, 1, 1, 1, 1, 1, 1)));
        assertEquals(2, solver.grundy(5));
        assertTrue(solver.winningMove(List.of(40, 40)).isEmpty());
        assertTrue(solver.winningMove(List.of()).isEmpty());
    }

    @Test
    void aWrongTableIsNoticed() {
        var search = new Search(GrundyTable.of(OctalGame.parse("0.33"), 10));
        assertFalse(search.firstPlayerWins(List.of(3)));
        assertThrows(IllegalStateException.class, () -> search.firstPlayerWins(List.of(6)));
    }

    @Test
    void candidatesAreEqualWhoseNamesAre() {
        HeapGameSolver solver = new RightSolver(GrundyTable.of(OctalGame.parse("0.37"), 4));
        assertEquals(new Candidate("a", solver), new Candidate("a", new Remembering(() -> solver)));
        assertNotEquals(new Candidate("a", solver), new Candidate("b", solver));
    }
}
