package grundy.catalogue.coins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.heap.Grading;
import grundy.catalogue.mockturtles.MockTurtles;
import grundy.catalogue.ruler.Ruler;
import grundy.catalogue.turningturtles.TurningTurtles;
import grundy.exercises.CoinGameSolver;
import grundy.games.CoinTurning;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CoinGamesTest {

    private final Exercise turtles = new TurningTurtles();
    private final Exercise mock = new MockTurtles();
    private final Exercise ruler = new Ruler();

    /** Written apart from the exercises: the n-th number with an odd number of ones is looked for, not computed. */
    private static int odious(int position) {
        int candidate = Integer.bitCount(2 * position) % 2 == 1 ? 2 * position : 2 * position + 1;
        assertEquals(1, Integer.bitCount(candidate) % 2);
        return candidate;
    }

    private static int divisor(int position) {
        int power = 1;
        while (position % (2 * power) == 0) {
            power *= 2;
        }
        return power;
    }

    private record Right(IntUnaryOperator values, int first) implements CoinGameSolver {
        @Override
        public int headValue(int position) {
            return values.applyAsInt(position);
        }

        @Override
        public boolean firstPlayerWins(boolean[] heads) {
            return IntStream.range(0, heads.length)
                            .filter(place -> heads[place])
                            .map(place -> headValue(place + first))
                            .reduce(0, (a, b) -> a ^ b)
                    != 0;
        }
    }

    private record Constant(int value, boolean wins) implements CoinGameSolver {
        @Override
        public int headValue(int position) {
            return value;
        }

        @Override
        public boolean firstPlayerWins(boolean[] heads) {
            return wins;
        }
    }

    @Test
    void theRightSolutionsGetEverythingRight() {
        assertEquals("0 0 0", Counted.failures(turtles, new Right(position -> position, 1)));
        assertEquals("0 0 0", Counted.failures(mock, new Right(CoinGamesTest::odious, 0)));
        assertEquals("0 0 0", Counted.failures(ruler, new Right(CoinGamesTest::divisor, 1)));
        assertEquals("59/59 82/82 40/40", Counted.shares(turtles, new Right(position -> position, 1)));
    }

    @Test
    void theFirstTwelveValuesAreTheKnownOnes() {
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), firstValues(turtles));
        assertEquals(List.of(1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22), firstValues(mock));
        assertEquals(List.of(1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4), firstValues(ruler));
    }

    private static List<Integer> firstValues(Exercise exercise) {
        return Grading.check(exercise, CoinChecks.VALUES).cases().subList(0, 12).stream()
                .map(asked -> Integer.valueOf(
                        asked.judge().judge(new Answer.Returned(-1)).expected()))
                .toList();
    }

    @Test
    void theSameAnswerToEverythingEarnsNothing() {
        for (Exercise exercise : List.of(turtles, mock, ruler)) {
            for (boolean wins : new boolean[] {false, true}) {
                String shares = Counted.shares(exercise, new Constant(1, wins));
                assertTrue(shares.matches("0/\\d+ 0/\\d+ 0/\\d+"), shares);
            }
        }
    }

    @Test
    void everyMutantFailsAsOftenAsIsStated() {
        assertEquals(
                Map.of(
                        "sum-of-values", "0 73 40",
                        "parity-of-heads", "0 509 39",
                        "counted-from-0", "0 146 36",
                        "read-from-the-right", "0 112 39",
                        "winner-inverted", "0 1022 80",
                        "second-coin-forgotten", "59 509 69",
                        "second-coin-must-turn", "60 146 66",
                        "neighbour-only", "58 254 61"),
                Counted.failures(turtles));
        assertEquals(
                Map.of(
                        "sum-of-values", "0 42 40",
                        "parity-of-heads", "0 460 26",
                        "counted-from-1", "0 55 25",
                        "read-from-the-right", "0 34 30",
                        "winner-inverted", "0 1022 80",
                        "evil-numbers", "60 51 30",
                        "third-coin-forgotten", "58 95 57",
                        "powers-of-two", "57 42 68"),
                Counted.failures(mock));
        assertEquals(
                Map.of(
                        "sum-of-values", "0 73 40",
                        "parity-of-heads", "0 429 21",
                        "counted-from-0", "0 146 36",
                        "read-from-the-right", "0 66 26",
                        "winner-inverted", "0 1022 80",
                        "position-for-value", "54 126 71",
                        "exponent-for-power", "60 178 33",
                        "power-below", "54 126 67"),
                Counted.failures(ruler));
    }

    @Test
    void everyLargeDrawHasAsManyLostAsWonRowsOfTheStatedLengths() {
        for (Exercise exercise : List.of(turtles, mock, ruler)) {
            for (long seed = 1; seed <= 5; seed++) {
                var rows = Grading.check(exercise, CoinChecks.LARGE, seed).cases().stream()
                        .filter(asked -> !CoinCases.isAboutHead(asked))
                        .toList();
                assertEquals(
                        40,
                        rows.stream()
                                .filter(row -> row.stratum() == Case.Stratum.LOST)
                                .count());
                assertEquals(80, rows.size());
                rows.forEach(
                        row -> assertTrue(CoinCases.heads(row).length >= 64 && CoinCases.heads(row).length <= 200));
            }
        }
    }

    @Test
    void anotherSeedDrawsOtherRows() {
        assertNotEquals(inputs(turtles, 1), inputs(turtles, 2));
        assertEquals(inputs(turtles, 1), inputs(new TurningTurtles(), 1));
    }

    private static List<Map<String, Object>> inputs(Exercise exercise, long seed) {
        return Grading.check(exercise, CoinChecks.LARGE, seed).cases().stream()
                .map(Case::input)
                .toList();
    }

    @Test
    void aFarHeadShrinksToANearOneAndARowToFewerHeads() {
        Check large = Grading.check(ruler, CoinChecks.LARGE);
        for (Case asked : large.cases()) {
            for (Case smaller : large.shrinker().smaller(asked)) {
                assertTrue(size(smaller) < size(asked), asked.input() + " to " + smaller.input());
            }
        }
    }

    private static int size(Case asked) {
        if (CoinCases.isAboutHead(asked)) {
            return CoinCases.position(asked);
        }
        boolean[] heads = CoinCases.heads(asked);
        return heads.length + 1000 * Rows.heads(heads, 0).size();
    }

    @Test
    void aWrongTheoremIsAFaultOfOurs() {
        var wrong = new CoinGame("wrong", CoinTurning.ruler(), 1, Integer::highestOneBit);
        var fault = assertThrows(IllegalStateException.class, () -> new CoinTruth(wrong));
        assertEquals("wrong: search and theory disagree on the coins TTHTTTTTTTTT", fault.getMessage());
    }
}
