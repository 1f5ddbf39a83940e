package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExplorationTest {

    @ParameterizedTest
    @CsvSource({
        "0.33, n mod 3 / a period of length 3",
        "0.3, n mod 2 / a period of length 2",
        "0.333333333, n mod 10 / a period of length 10",
        "0.3033, a period of length 7",
        "0.2, a period of length 2"
    })
    void ofPeriodicGamesGuessesAreProved(String code, String formulas) {
        Exploration exploration = Exploration.of(OctalGame.parse(code));
        assertTrue(exploration.period().isPresent());
        assertEquals(List.of(formulas.split(" / ")), formulas(exploration.guesses()));
        exploration.guesses().forEach(tested -> assertEquals(new Exploration.Proved(), tested.outcome()));
    }

    @Test
    void nimAndLaskersNimAreGuessedButNotProved() {
        assertStands("n", SubtractionGame.nim());
        assertStands("n, but n + 1 at 3, 7, ... and n - 1 at 4, 8, ...", SplitGame.LASKERS_NIM);
    }

    private static void assertStands(String formula, HeapGame game) {
        Exploration exploration = Exploration.of(game);
        assertEquals(List.of(formula), formulas(exploration.guesses()));
        assertEquals(new Exploration.Stands(), exploration.guesses().get(0).outcome());
        assertTrue(exploration.period().isEmpty());
    }

    @Test
    void whatFitsFiftyValuesMayFailLater() {
        // 0.3 with a move of 60 stones more: n mod 2 until that move can be made.
        Exploration exploration = Exploration.of(SubtractionGame.of(1, 60));
        assertEquals(
                new Exploration.Failure(60, 2, 0), exploration.guesses().get(0).outcome());
    }

    @Test
    void takeAndSplitFitsNoGuessAndNothingIsClaimed() {
        Exploration exploration = Exploration.of(OctalGame.parse("0.37"));
        assertEquals(List.of(), exploration.guesses());
        assertTrue(exploration.period().isEmpty());
        assertEquals(10_000, exploration.testedTo());
        assertEquals(50, exploration.first().length);
    }

    @Test
    void threePiecesAreTestedLessFar() {
        assertEquals(1_000, Exploration.of(OctalGame.parse("0.8")).testedTo());
    }

    @ParameterizedTest
    @CsvSource({
        "0 0 1 0 2 0 1 0 3, ctz(n)",
        "0 1 2 1 3 1 2 1 4, ctz(n) + 1",
        "0 1 2 1 4 1 2 1 8, the largest power of 2 that divides n",
        "0 1 1 2 1 2 2 3 1, the number of bits set in n",
        "'0 1 1 0 1 0 0 1 1', 'the number of bits set in n, mod 2'",
        "0 1 2 2 3 3 3 3 4, the number of bits of n",
        "0 1 3 2 6 7 5 4 12, n XOR floor(n/2)",
        "1 2 4 7 8 11 13 14 16, the odious number 2n or 2n + 1",
        "0 0 1 1 2 2 3 3 4, floor(n/2)",
        "0 0 0 1 1 1 2 2 2, floor(n/3)"
    })
    void patternsOfBitsAreSeen(String values, String formula) {
        int[] first =
                Arrays.stream(values.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertEquals(
                List.of(formula),
                Guess.fitting(first).stream().map(Guess::formula).toList());
    }

    @Test
    void aPeriodIsGuessedWhereTwoOfItWereSeen() {
        assertEquals("a period of length 2", lastOf(5, 1, 2, 1, 2));
        assertEquals(1, Guess.fitting(new int[] {5, 1, 2, 1, 2}).get(0).from());
        assertFalse(lastOf(5, 3, 1, 2, 1).contains("period"), "not seen twice");
        assertFalse(lastOf(5, 3, 1, 7, 4, 4).contains("period"), "on fewer than half of the values");
    }

    @ParameterizedTest
    @CsvSource({"0.8, g(n + 3) = g(n) + 1, 1", "8.0, g(n + 2) = g(n) + 1, 1"})
    void steadyGrowthIsGuessedWhereNothingSimplerFits(String code, String formula, int from) {
        Exploration exploration = Exploration.of(OctalGame.parse(code));
        assertEquals(List.of(formula), formulas(exploration.guesses()));
        assertEquals(from, exploration.guesses().get(0).guess().from());
        assertEquals(new Exploration.Stands(), exploration.guesses().get(0).outcome());
    }

    @Test
    void growthIsGuessedWhereItWasSeenTwiceOnHalfOfTheValuesAndValuesDoNotShrink() {
        assertEquals("g(n + 2) = g(n) + 3", lastOf(9, 1, 0, 4, 3, 7, 6));
        assertFalse(lastOf(9, 5, 7, 1, 0, 3).contains("g(n + "), "on fewer than half of the values");
        assertFalse(lastOf(9, 8, 7, 6, 5, 4).contains("g(n + "), "shrinks");
    }

    private static String lastOf(int... first) {
        List<Guess> guesses = Guess.fitting(first);
        return guesses.isEmpty() ? "" : guesses.get(guesses.size() - 1).formula();
    }

    private static List<String> formulas(List<Exploration.Tested> guesses) {
        return guesses.stream().map(tested -> tested.guess().formula()).toList();
    }
}
