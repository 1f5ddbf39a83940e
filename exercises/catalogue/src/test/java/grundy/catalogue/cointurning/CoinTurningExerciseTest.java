package grundy.catalogue.cointurning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.coins.Counted;
import grundy.catalogue.heap.Grading;
import grundy.exercises.CoinTurningSolver;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoinTurningExerciseTest {

    private final CoinTurningExercise exercise = new CoinTurningExercise();

    /** Written apart from the exercise. */
    private static final CoinTurningSolver RIGHT = (coins, sets) -> {
        int[] values = new int[coins];
        for (int coin = 0; coin < coins; coin++) {
            var seen = new HashSet<Integer>();
            for (var set : sets) {
                int xor = 0;
                boolean fits = true;
                for (int offset : set) {
                    fits &= offset <= coin;
                    xor ^= offset <= coin ? values[coin - offset] : 0;
                }
                if (fits) {
                    seen.add(xor);
                }
            }
            while (seen.contains(values[coin])) {
                values[coin]++;
            }
        }
        return values;
    };

    @Test
    void theRightSolutionGetsEverythingRight() {
        assertEquals("0 0 0", Counted.failures(exercise, RIGHT));
        assertEquals("228/228 9/9 39/39", Counted.shares(exercise, RIGHT));
    }

    @Test
    void theSameAnswerToEverythingEarnsNothing() {
        // The values of 28 families of 8 coins are these: no others are so common.
        CoinTurningSolver constant = (coins, sets) -> new int[coins];
        assertTrue(Counted.shares(exercise, constant).matches("0/228 0/9 0/39"));
    }

    @Test
    void everyMutantFailsAsOftenAsIsStated() {
        assertEquals(
                Map.of(
                        "sum-for-xor", "112 5 37",
                        "beyond-the-end", "209 4 39",
                        "always-alone", "128 4 19",
                        "singles-only", "221 6 40",
                        "places-for-distances", "247 10 40",
                        "largest-plus-one", "247 5 40",
                        "options-kept", "247 2 40"),
                Counted.failures(exercise));
    }

    @Test
    void knownGamesHaveTheirKnownValues() {
        assertEquals(List.of(1, 2, 4, 7, 8, 11), new Family(6, NamedGames.mockTurtles(6), null).values());
        assertEquals(List.of(1, 2, 3, 4, 5, 6), new Family(6, NamedGames.turtles(6), null).values());
        assertEquals(List.of(1, 2, 1, 4, 1, 2, 1, 8), new Family(8, NamedGames.ruler(8), null).values());
    }

    @Test
    void theFirstWrongCoinIsExplained() {
        Judged wrong = judged("{1 2}", List.of(0, 0, 1, 0, 1, 0, 1, 0));
        assertEquals("coin 4 = 0", wrong.finding().expected());
        Worked worked = worked(wrong);
        Step.Grid options = (Step.Grid) worked.steps().get(2);
        // Turned with 2 and 3, which are worth 1 and 0.
        assertEquals("2 3 4", options.rows().get(0).head());
        assertEquals("1 XOR 0", options.rows().get(0).cells().get(0).text());
        Step.Strip strip = (Step.Strip) worked.steps().get(4);
        assertEquals(List.of(1), strip.present());
        assertEquals(0, strip.mex());
        assertEquals(1, strip.answered());
    }

    @Test
    void aHeadThatNothingTurnsIsExplained() {
        Worked worked = worked(judged("{1 2}", List.of(1, 1, 1, 1, 1, 1, 1, 1)));
        Step.Sentence last = (Step.Sentence) worked.steps().get(worked.steps().size() - 1);
        assertEquals("stuck", last.key());
    }

    @Test
    void familyWithoutASetIsWrittenWithoutAWord() {
        Case first = Grading.check(exercise, FamilyChecks.FAMILIES).cases().get(0);
        assertEquals(Map.of("coins", 8, "sets", "–"), first.input());
    }

    @Test
    void whereNoValuesWereAnsweredNoneIsCalledWrong() {
        Judged threw = Judged.of(asked("{1 2}"), new Answer.Threw("java.lang.NullPointerException", "", List.of()));
        assertEquals("0, 0, 1, 0, 0, 1, 0, 0", threw.finding().expected());
        // The head at 2 is the first that is worth something.
        assertEquals(Step.say("brief", 2, 1), worked(threw).brief());
        assertEquals("picture", ((Step.Tokens) worked(threw).steps().get(0)).key());
        Judged few = judged("{1 2}", List.of(0, 0, 1));
        assertEquals(
                "an array of 8 values, an array of 3 values",
                few.finding().expected() + ", " + few.finding().actual());
        assertEquals(Step.say("count", 3, 8), worked(few).steps().get(0));
    }

    private Judged judged(String sets, List<Integer> values) {
        return Judged.of(asked(sets), new Answer.Returned(values));
    }

    private Case asked(String sets) {
        return Grading.check(exercise, FamilyChecks.FAMILIES).cases().stream()
                .filter(each -> sets.equals(each.input().get("sets")))
                .findFirst()
                .orElseThrow();
    }

    private Worked worked(Judged wrong) {
        Check check = Grading.check(exercise, FamilyChecks.FAMILIES);
        return (Worked) check.explainer().explain(wrong, List.of(), true).orElseThrow();
    }

    @Test
    void everySmallerFamilyHasFewerCoinsOrDistances() {
        Check large = Grading.check(exercise, FamilyChecks.LARGE);
        for (Case asked : large.cases()) {
            large.shrinker().smaller(asked).forEach(smaller -> assertTrue(size(smaller) < size(asked)));
        }
    }

    private static int size(Case asked) {
        Family family = FamilyCase.of(asked);
        return family.coins()
                + 1000
                        * family.offsets().stream()
                                .mapToInt(set -> 1 + set.size())
                                .sum();
    }
}
