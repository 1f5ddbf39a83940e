package grundy.catalogue.rowgame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.catalogue.valuetables.KnownValues;
import grundy.exercises.RowGameSolver;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowGameExerciseTest extends SpiExerciseContract {

    private static final RowGameExercise EXERCISE = new RowGameExercise();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (RowGameSolver) RowGameExerciseTest::values;
    }

    /** By the definition, pin by pin. */
    private static int[] values(int maxRow, Set<Integer> removable) {
        int[] g = new int[maxRow + 1];
        for (int row = 1; row <= maxRow; row++) {
            Set<Integer> present = new HashSet<>();
            for (int first = 1; first <= row; first++) {
                for (int last = first; last <= row; last++) {
                    if (removable.contains(last - first + 1)) {
                        present.add(g[first - 1] ^ g[row - last]);
                    }
                }
            }
            while (present.contains(g[row])) {
                g[row]++;
            }
        }
        return g;
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("ends-only", List.of(119, 38)),
                Map.entry("inside-only", List.of(127, 40)),
                Map.entry("whole-row-forgotten", List.of(127, 40)),
                Map.entry("middle-forgotten", List.of(98, 22)),
                Map.entry("rows-by-sum", List.of(119, 34)),
                Map.entry("longer-row-only", List.of(127, 34)),
                Map.entry("any-number-up-to-the-largest", List.of(132, 43)),
                Map.entry("largest-only", List.of(120, 31)),
                Map.entry("smallest-only", List.of(113, 30)),
                Map.entry("stops-at-first-too-large", List.of(63, 26)),
                Map.entry("remainder", List.of(138, 45)),
                Map.entry("mex-largest-plus-one", List.of(127, 32)),
                Map.entry("mex-stops-at-seven", List.of(66, 25)),
                Map.entry("table-one-short", List.of(141, 46)));
    }

    @ParameterizedTest
    @CsvSource({"0.77 Kayles, 12", "0.07 Dawson's Kayles, 2", "0.007 Treblecross, 3", "0.7777, 1234"})
    void valuesFromElsewhereAreJudgedRight(String game, String digits) {
        int[] known = KnownValues.of(game);
        List<Integer> set = digits.chars().map(digit -> digit - '0').boxed().toList();
        assertArrayEquals(known, values(known.length - 1, new HashSet<>(set)));
        var asked = Rows.GAMES.asked(set, known.length - 1).made();
        List<Integer> answer = Arrays.stream(known).boxed().toList();
        assertTrue(asked.judge().judge(new Answer.Returned(answer)).isRight());
    }

    @Test
    void everySetOfNumbersToSevenIsAskedAndSomeAreFalling() {
        Set<Set<Integer>> sets = new HashSet<>();
        check("sets").cases().stream()
                .map(asked -> Rows.GAMES.read(asked.question()))
                .filter(asked -> asked.to() == 24)
                .forEach(asked -> sets.add(new HashSet<>(asked.set())));
        assertEquals(127, sets.size());
        assertTrue(check("sets").cases().stream()
                .anyMatch(asked -> asked.input().toString().equals("{removable=[2, 1], maxRow=24}")));
    }

    @Test
    void numbersThatAreAllFarTooLargeAreAsked() {
        for (String id : List.of("sets", "large")) {
            assertTrue(
                    check(id).cases().stream()
                            .map(asked -> Rows.GAMES.read(asked.question()))
                            .anyMatch(asked -> Collections.min(asked.set()) > asked.to() + 1),
                    id);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "ends-only, 2, 4, 0, 2",
        "inside-only, 1, 1, 0, 1",
        "whole-row-forgotten, 1, 1, 0, 1",
        "middle-forgotten, 2, 4, 0, 2",
        "rows-by-sum, 2, 6, 0, 3",
        "longer-row-only, 1, 3, 2, 1",
        "any-number-up-to-the-largest, 2, 1, 1, 0",
        "largest-only, 12, 1, 0, 1",
        "smallest-only, 12, 2, 0, 2",
        "stops-at-first-too-large, 21, 1, 0, 1",
        "remainder, 12, 3, 0, 3",
        "mex-largest-plus-one, 1, 2, 2, 0",
        "mex-stops-at-seven, 123, 14, 7, 8"
    })
    void examplesOfTheStoriesAreTrue(String mutant, String digits, int row, int wrong, int right) {
        Set<Integer> set = new LinkedHashSet<>(
                digits.chars().map(digit -> digit - '0').boxed().toList());
        assertEquals(wrong, ((RowGameSolver) wrong(mutant)).grundyValues(row, set)[row]);
        assertEquals(right, values(row, set)[row]);
    }

    @Test
    void moveWhoseValueWasAnsweredIsShownAsARowOfPins() {
        Step.Tokens pins = firstExplanation("sets", wrong("middle-forgotten")).steps().stream()
                .filter(Step.Tokens.class::isInstance)
                .map(Step.Tokens.class::cast)
                .findFirst()
                .orElseThrow();
        assertEquals(List.of(2, 1, 1), pins.arguments());
        assertEquals(
                List.of(true, false, false, true),
                pins.tokens().stream().map(Step.Token::up).toList());
    }

    @ParameterizedTest
    @CsvSource({"'', pins-nothing", "2, pins-one-row", "12, pins"})
    void pinsThatFallAreToldByWhatIsLeft(String pieces, String key) {
        List<Integer> left = pieces.chars().map(digit -> digit - '0').boxed().toList();
        assertEquals(key, ((Step.Tokens) Pins.of(4, left).get(0)).key());
    }

    @Test
    void wrongValuesThatFollowFromAnEarlierOneAreNoFurtherMistake() {
        var steps = firstExplanation("sets", wrong("inside-only")).steps();
        assertTrue(steps.get(steps.size() - 1) instanceof Step.Sentence last
                && last.key().equals("rest-roots"));
        Judged kayles = Judged.of(
                Rows.GAMES.asked(List.of(1, 2), 24).made(), new Answer.Returned(brokenAtOne(24, Set.of(1, 2))));
        var inherited = ((Explanation.Worked) check("sets")
                        .explainer()
                        .explain(kayles, List.of(), true)
                        .orElseThrow())
                .steps();
        assertEquals("rest-follows", ((Step.Sentence) inherited.get(inherited.size() - 1)).key());
    }

    /** Right by the rule, but for g(1) = 5. */
    private static List<Integer> brokenAtOne(int maxRow, Set<Integer> removable) {
        int[] g = new int[maxRow + 1];
        g[1] = 5;
        for (int row = 2; row < g.length; row++) {
            Set<Integer> present = new HashSet<>();
            for (int removed : removable) {
                for (int left = 0; left + removed <= row; left++) {
                    present.add(g[left] ^ g[row - removed - left]);
                }
            }
            while (present.contains(g[row])) {
                g[row]++;
            }
        }
        return Arrays.stream(g).boxed().toList();
    }
}
