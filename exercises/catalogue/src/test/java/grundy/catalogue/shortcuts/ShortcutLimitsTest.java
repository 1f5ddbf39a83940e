package grundy.catalogue.shortcuts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.coins.Counted;
import grundy.catalogue.heap.Grading;
import grundy.exercises.ShortcutJudge;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShortcutLimitsTest {

    private final ShortcutLimits exercise = new ShortcutLimits();
    private final Games games = new Games();

    @Test
    void theUsualSolutionGetsEverythingRight() {
        assertEquals("0 0 0", Counted.failures(exercise, new Judgement() {}));
        assertEquals("4/4 55/55 53/53", Counted.shares(exercise, new Judgement() {}));
    }

    @Test
    void theSmallestCounterexamplesAreTheKnownOnes() {
        assertEquals("- - - - - - -", smallest("nim"));
        assertEquals("- - - - - - -", smallest("take-and-split"));
        assertEquals("- 1 1 1 1 1 1", smallest("misere-nim"));
        assertEquals("- 1 1 1 1 1 1", smallest("misere-take-and-split"));
        assertEquals("- 11 11 11 11 11 11", smallest("wythoff"));
        assertEquals("- 11 11 11 11 11 11", smallest("shared-budget-1"));
        assertEquals("- 1111 22 22 22 22 22", smallest("shared-budget-3"));
        assertEquals("- - - 2223 144 45 45", smallest("shared-budget-8"));
        assertEquals("- - - - - - -", smallest("partizan-12-12"));
        assertEquals("- - 22 3 3 3 3", smallest("partizan-12-13"));
        assertEquals("- - - - - - -", smallest("partizan-1-13"));
        assertEquals("- 11 11 3 3 3 3", smallest("scoring-12"));
        assertEquals("- - 22 22 22 22 22", smallest("loopy-2"));
        assertEquals("- - 2 2 2 2 2", smallest("chance-12"));
    }

    private String smallest(String id) {
        return String.join(
                " ",
                IntStream.rangeClosed(0, 6)
                        .mapToObj(size -> games.smallest(id, size)
                                .map(heaps -> Heaps.text(heaps).replace(" ", ""))
                                .orElse("-"))
                        .toList());
    }

    @Test
    void aTheoremNeverClaimsMoreThanTheSearchFinds() {
        for (String left : List.of("1", "12", "13", "135", "15", "3", "35", "24")) {
            for (String right : List.of("1", "13", "15", "135", "24", "12", "3")) {
                String id = Games.partizan(left, right);
                LimitGame game = games.game(id);
                assertTrue(!game.holds() || games.smallest(id, 6).isEmpty(), id);
            }
        }
        assertTrue(games.game("partizan-15-13").holds());
        assertFalse(games.game("partizan-3-13").holds());
    }

    @Test
    void positionsComeWithTheFewestHeapsFirstAndThenTheFewestStones() {
        assertEquals(
                "[[1], [2], [3], [1, 1], [1, 2], [1, 3], [2, 2], [2, 3], [3, 3]]",
                Heaps.upTo(3, 2).toString());
        assertEquals(209, Heaps.upTo(6, 4).size());
        assertEquals(List.of(), Heaps.upTo(0, 4));
    }

    @Test
    void eachKindOfEndNamesItsWinner() {
        assertEquals(Winner.SECOND, games.game("misere-nim").winner(List.of(1)));
        // One point each.
        assertEquals(Winner.NEITHER, games.game("scoring-12").winner(List.of(1, 1)));
        // Taking both wins half of the time; taking one leaves the last stone.
        assertEquals(Winner.NEITHER, games.game("chance-12").winner(List.of(2)));
        // Whoever leaves 2 and 2 after making one of them 3 has given nothing away.
        assertEquals(Winner.NEITHER, games.game("loopy-2").winner(List.of(2, 2)));
        // Three moves: the third is the first player's.
        assertEquals(Winner.FIRST, games.game("shared-budget-3").winner(List.of(1, 1, 1, 1)));
        assertEquals(Winner.FIRST, games.game("wythoff").winner(List.of(1, 1)));
    }

    @Test
    void everyMutantFailsAsOftenAsIsStated() {
        assertEquals(
                Map.of(
                        "rule-trusted", "10 55 53",
                        "only-nim", "3 0 0",
                        "two-heaps-only", "0 3 3",
                        "fewest-stones-first", "0 4 6",
                        "stones-not-compared", "0 1 0",
                        "empty-heap-counted", "0 21 10",
                        "misere-forgotten", "2 12 0",
                        "tie-is-lost", "0 7 17",
                        "sizes-for-values", "3 21 36"),
                Counted.failures(exercise));
    }

    @Test
    void theSameAnswerToEverythingEarnsNothing() {
        assertTrue(Counted.shares(exercise, constant(true, Optional.empty())).matches("0/10 0/55 0/53"));
        assertTrue(Counted.shares(exercise, constant(false, Optional.of(List.of(1, 1))))
                .matches("0/4 0/\\d+ 0/\\d+"));
    }

    @Test
    void whoKnowsTheListedGamesByHeartEarns30Of100() {
        var learned = new Judgement() {
            @Override
            public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
                return Games.LISTED.contains(gameId) ? super.counterexample(gameId, maxSize) : Optional.empty();
            }
        };
        // 10 for holds and 20 for counterexamples, and of the 70 for drawn games nothing.
        assertEquals("4/4 55/55 0/53", Counted.shares(exercise, learned));
        assertEquals(
                List.of(10, 20, 70),
                exercise.checks(42).stream().map(Check::weight).toList());
    }

    private static ShortcutJudge constant(boolean holds, Optional<List<Integer>> found) {
        return new ShortcutJudge() {
            @Override
            public boolean xorRuleHolds(String gameId) {
                return holds;
            }

            @Override
            public Optional<List<Integer>> counterexample(String gameId, int maxSize) {
                return found;
            }
        };
    }

    @Test
    void everyDrawHasGamesWithAndWithoutCounterexamples() {
        for (long seed = 1; seed <= 10; seed++) {
            var cases = Grading.check(exercise, ShortcutChecks.DRAWN, seed).cases();
            long present = cases.stream()
                    .filter(each -> each.stratum() == Case.Stratum.PRESENT)
                    .count();
            assertTrue(present >= 35 && present <= 60, seed + ": " + present);
        }
    }

    @Test
    void aLargerCounterexampleIsTriedAndRefused() {
        assertEquals(
                List.of("game.scoring", "rule.second", "truth.neither", "tried.larger", "present"),
                keys(List.of(1, 1)));
        assertEquals(
                List.of("game.scoring", "rule.first.one", "truth.first", "tried.none", "present"), keys(List.of(1)));
        assertEquals(List.of("game.scoring", "tried.no-position", "present"), keys(List.of(0)));
        assertEquals(List.of("game.scoring", "tried.no-position", "present"), keys(List.of(4)));
    }

    private List<String> keys(List<Integer> answered) {
        return worked(answered).steps().stream()
                .map(step -> ((Step.Sentence) step).key())
                .toList();
    }

    private Worked worked(List<Integer> answered) {
        Case asked = new ShortcutCases(games).counterexample("scoring-12", 3);
        Judged wrong = Judged.of(asked, new Answer.Returned(Optional.of(answered)));
        Check check = Grading.check(exercise, ShortcutChecks.COUNTEREXAMPLES);
        return (Worked) check.explainer().explain(wrong, List.of(), true).orElseThrow();
    }

    @Test
    void theSmallestCounterexampleIsPlayedInTheSolution() {
        List<Step> solution = worked(List.of(1, 1)).solution();
        Step.Grid moves = (Step.Grid) solution.get(solution.size() - 1);
        // From 3, taking one leaves two to the other; taking two leaves one.
        assertEquals(
                List.of("2 -1", "1 +1"),
                moves.rows().stream()
                        .map(row -> row.head() + " " + row.cells().get(0).text())
                        .toList());
    }
}
