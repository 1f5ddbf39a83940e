package grundy.catalogue.subtractiongame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Exercise;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.catalogue.valuetables.KnownValues;
import grundy.exercises.SubtractionGameSolver;
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

class SubtractionGameExerciseTest extends SpiExerciseContract {

    private static final SubtractionGameExercise EXERCISE = new SubtractionGameExercise();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (SubtractionGameSolver) SubtractionGameExerciseTest::values;
    }

    /** By the definition. */
    private static int[] values(int maxHeap, Set<Integer> set) {
        int[] g = new int[maxHeap + 1];
        for (int heap = 0; heap <= maxHeap; heap++) {
            Set<Integer> present = new HashSet<>();
            for (int left = 0; left < heap; left++) {
                if (set.contains(heap - left)) {
                    present.add(g[left]);
                }
            }
            while (present.contains(g[heap])) {
                g[heap]++;
            }
        }
        return g;
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("remainder", List.of(132, 58)),
                Map.entry("period-smallest-plus-largest", List.of(41, 32)),
                Map.entry("table-one-short", List.of(141, 60)),
                Map.entry("whole-heap-forgotten", List.of(127, 54)),
                Map.entry("stops-at-first-too-large", List.of(63, 42)),
                Map.entry("multiples-allowed", List.of(127, 54)),
                Map.entry("largest-possible-only", List.of(112, 50)),
                Map.entry("won-or-lost", List.of(112, 50)),
                Map.entry("count-of-values", List.of(127, 54)),
                Map.entry("mex-largest-plus-one", List.of(127, 54)),
                Map.entry("mex-below-size-of-set", List.of(57, 22)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "subtraction {1,2} | 1,2",
                "subtraction {1,2,3} | 1,2,3",
                "subtraction {1,3,4} | 1,3,4",
                "subtraction {2,3} | 2,3",
                "subtraction {1,4,10} | 1,4,10"
            })
    void valuesFromElsewhereAreJudgedRight(String game, String numbers) {
        int[] known = KnownValues.of(game);
        List<Integer> set =
                Arrays.stream(numbers.split(",")).map(Integer::valueOf).toList();
        assertArrayEquals(known, values(known.length - 1, new HashSet<>(set)));
        assertTrue(judgedRight(Subtractions.GAMES.asked(set, known.length - 1).made(), known));
    }

    private static boolean judgedRight(Case asked, int[] values) {
        List<Integer> answer = Arrays.stream(values).boxed().toList();
        return asked.judge().judge(new Answer.Returned(answer)).isRight();
    }

    @ParameterizedTest
    @CsvSource({"squares", "primes"})
    void squaresAndPrimesAreAskedAndHaveTheValuesFromElsewhere(String name) {
        int[] known = KnownValues.of("subtraction, all " + name);
        Case asked = check("large").cases().stream()
                .filter(each -> name.equals(each.input().get("set")))
                .findFirst()
                .orElseThrow();
        var set = new HashSet<>(Subtractions.GAMES.read(asked.question()).set());
        assertArrayEquals(known, values(known.length - 1, set));
        assertTrue(judgedRight(asked, values((Integer) asked.input().getOrDefault("maxHeap", 0), set)));
    }

    @Test
    void everySetOfNumbersToSevenIsAsked() {
        Set<Set<Integer>> sets = new HashSet<>();
        check("sets").cases().stream()
                .map(asked -> Subtractions.GAMES.read(asked.question()))
                .filter(asked -> asked.to() == 30)
                .forEach(asked -> sets.add(new HashSet<>(asked.set())));
        assertEquals(127, sets.size());
    }

    @ParameterizedTest
    @CsvSource({
        "remainder, 134, 2, 2, 0",
        "period-smallest-plus-largest, 124, 5, 0, 2",
        "whole-heap-forgotten, 1, 1, 0, 1",
        "stops-at-first-too-large, 21, 1, 0, 1",
        "multiples-allowed, 1, 2, 2, 0",
        "largest-possible-only, 12, 2, 1, 2",
        "won-or-lost, 12, 2, 1, 2",
        "count-of-values, 1, 2, 1, 0",
        "mex-largest-plus-one, 1, 2, 2, 0",
        "mex-below-size-of-set, 1, 1, 0, 1"
    })
    void examplesOfTheStoriesAreTrue(String mutant, String digits, int heap, int wrong, int right) {
        Set<Integer> set = new LinkedHashSet<>(
                digits.chars().map(digit -> digit - '0').boxed().toList());
        assertEquals(wrong, ((SubtractionGameSolver) wrong(mutant)).grundyValues(heap, set)[heap]);
        assertEquals(right, values(heap, set)[heap]);
    }

    @Test
    void numbersThatAreAllFarTooLargeAreAsked() {
        for (String id : List.of("sets", "large")) {
            assertTrue(
                    check(id).cases().stream()
                            .map(asked -> Subtractions.GAMES.read(asked.question()))
                            .anyMatch(asked -> Collections.min(asked.set()) > asked.to() + 1),
                    id);
        }
    }

    @Test
    void firstWrongValueIsExplained() {
        var worked = firstExplanation("sets", wrong("count-of-values"));
        assertEquals(Step.say("brief", 2, "1", 0), worked.brief());
        assertTrue(worked.steps().contains(Step.say("there", 1, "1", 2)));
        var gap = firstExplanation("sets", wrong("multiples-allowed"));
        assertTrue(gap.steps().contains(Step.say("gap", 2, "0")));
    }

    @Test
    void withoutAMoveTheValueIsNothing() {
        var worked = firstExplanation("sets", wrong("remainder"));
        assertEquals(Step.say("brief-none", 1), worked.brief());
        assertTrue(worked.steps().contains(Step.say("no-option", 1)));
    }
}
