package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Check;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.games.SplitGame;
import grundy.games.SubtractionGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An exercise about a game of which nothing but the rule is given. */
class GivenGameTest {

    @Test
    void rulesOptionsStandInTheStatement() {
        String statement = RuleExercises.given(OctalGame.parse("0.137")).statement();
        assertTrue(statement.startsWith("# A game of ours\n\nIt has a text.\n\n"), statement);
        assertTrue(statement.contains("\n| 3 | nothing, 1 |\n"), statement);
        assertTrue(statement.contains("- take 2 stones: nothing or one heap may be left;\n"), statement);
        assertTrue(statement.contains("- take 3 stones: nothing, one heap or two heaps may be left.\n"), statement);
        assertTrue(statement.contains("\n| 5 | 3, 2, 1 + 1 |\n"), statement);
    }

    @Test
    void ruleWithoutACodeIsSaidInWords() {
        assertRule("take 2, 5 or 7 stones", SubtractionGame.of(7, 2, 5));
        assertRule("take 1 stone", SubtractionGame.of(1));
        assertRule("take any number of stones", SubtractionGame.nim());
        assertRule("take a prime number of stones: 2, 3, 5, 7, and so on", SubtractionGame.primes());
        assertRule("split the heap into two heaps of different sizes", SplitGame.GRUNDYS_GAME);
    }

    private static void assertRule(String words, HeapGame game) {
        String statement = RuleExercises.given(game).statement();
        assertTrue(statement.contains("and changes it. The rule: " + words + ".\n"), statement);
    }

    @Test
    void weightsAndLimitsAreTheGivenOnes() {
        var limits = new HeapGameLimits(10, 40, 2, 6, 20, 3);
        var exercise = HeapGameExercise.ofRule(
                "squares", "Squares", "", SubtractionGame.squares(), limits, new HeapGameWeights(10, 20, 30, 40));
        assertEquals(
                List.of(10, 20, 30, 40),
                exercise.checks(1).stream().map(Check::weight).toList());
        assertEquals(11, exercise.checks(1).get(0).cases().size());
        assertEquals(7 + 49, exercise.checks(1).get(1).cases().size());
        assertEquals(30 + 20, exercise.checks(1).get(3).cases().size());
    }

    @ParameterizedTest(name = "{0}: {6}")
    @CsvSource({
        "0.0, 30, 200, 3, 8, 200, 'rule: every heap up to 200 is worth 0, so there is nothing to compute: give a rule by which some heap is won'",
        "0.00000000000003, 30, 200, 3, 8, 200, 'limits.searchedSize: no sum of heaps up to 8 is won: let the search reach larger heaps'",
        "0.37, 30, 5000, 3, 8, 200, limits.valuesTo: values are asked for heaps of up to 2000 stones",
        "0.0f, 30, 400, 3, 8, 200, limits.valuesTo: values are asked for heaps of up to 300 stones",
        "0.37, 30, 200, 5, 8, 200, limits: the search takes at most 36 stones in all heaps together",
        "0.37, 30, 200, 4, 9, 200, 'limits: more than 2000 sums would be asked: take fewer or smaller heaps'",
        "c.ffffffffffffffffffff, 30, 300, 3, 8, 200, 'limits.valuesTo: heaps of up to 300 stones have more than 2500000 moves together: "
                + "ask for values of heaps below 169, or give a shorter rule'",
        "0.37, 2, 3, 1, 3, 200, limits: too few random sums: only 50 different sums were found"
    })
    void ruleThatMakesNoExerciseIsRefusedInOneLine(
            String code, int tableTo, int valuesTo, int heaps, int size, int sums, String why) {
        HeapGame game = OctalGame.parse(code);
        var limits = new HeapGameLimits(tableTo, valuesTo, heaps, size, sums, 4);
        var refused = assertThrows(
                UnsuitableException.class,
                () -> HeapGameExercise.ofRule("x", "X", "", game, limits, HeapGameWeights.USUAL));
        assertEquals(why, refused.part() + ": " + refused.getMessage());
    }

    @Test
    void weightsThatDoNotAddUpAreRefused() {
        assertEquals(
                "the weights of the four checks add up to 100, not to 101",
                assertThrows(IllegalArgumentException.class, () -> new HeapGameWeights(21, 40, 30, 10))
                        .getMessage());
        assertThrows(IllegalArgumentException.class, () -> new HeapGameWeights(0, 50, 40, 10));
    }
}
