package grundy.catalogue.octalgame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.catalogue.valuetables.KnownValues;
import grundy.exercises.OctalGameSolver;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OctalGameExerciseTest extends SpiExerciseContract {

    private static final OctalGameExercise EXERCISE = new OctalGameExercise();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (OctalGameSolver) OctalGameExerciseTest::values;
    }

    /** By the definition. */
    private static int[] values(String code, int maxHeap) {
        int[] g = new int[maxHeap + 1];
        for (int heap = 1; heap <= maxHeap; heap++) {
            Set<Integer> present = new HashSet<>();
            for (int taken = 0; taken <= Math.min(heap, code.length() - 2); taken++) {
                int digit = code.charAt(taken == 0 ? 0 : taken + 1) - '0';
                int rest = heap - taken;
                if (rest == 0 && digit % 2 == 1) {
                    present.add(0);
                }
                if (rest > 0 && digit / 2 % 2 == 1) {
                    present.add(g[rest]);
                }
                for (int a = 1; digit / 4 == 1 && a < rest; a++) {
                    present.add(g[a] ^ g[rest - a]);
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
                Map.entry("before-the-point-ignored", List.of(60, 18)),
                Map.entry("last-digit-ignored", List.of(94, 43)),
                Map.entry("digits-one-too-far", List.of(142, 60)),
                Map.entry("code-as-number", List.of(29, 11)),
                Map.entry("highest-bit-only", List.of(82, 52)),
                Map.entry("bits-read-in-reverse", List.of(110, 53)),
                Map.entry("bit-counts-heaps", List.of(142, 60)),
                Map.entry("leave-one-empty", List.of(48, 21)),
                Map.entry("leave-none-always", List.of(62, 36)),
                Map.entry("empty-piece", List.of(76, 41)),
                Map.entry("equal-halves-forgotten", List.of(104, 52)),
                Map.entry("split-by-sum", List.of(103, 52)),
                Map.entry("split-by-larger", List.of(124, 55)),
                Map.entry("split-forgotten", List.of(115, 57)),
                Map.entry("mex-largest-plus-one", List.of(126, 58)),
                Map.entry("mex-stops-at-seven", List.of(14, 42)),
                Map.entry("table-one-short", List.of(154, 66)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0.77 Kayles",
                "0.07 Dawson's Kayles",
                "0.137 Dawson's Chess",
                "0.007 Treblecross",
                "0.6 Officers",
                "0.4",
                "0.17",
                "0.7777"
            })
    void valuesFromElsewhereAreJudgedRight(String game) {
        int[] known = KnownValues.of(game);
        String code = game.split(" ", -1)[0];
        Case asked = new AskedCode(code, known.length - 1).made();
        List<Integer> answer = Arrays.stream(known).boxed().toList();
        assertTrue(asked.judge().judge(new Answer.Returned(answer)).isRight());
        assertArrayEquals(known, values(code, known.length - 1));
    }

    @Test
    void everyCodeOfOneOrTwoDigitsIsAsked() {
        Set<String> codes = new HashSet<>();
        check("codes").cases().stream()
                .map(asked -> AskedCode.of(asked.question()))
                .filter(asked -> asked.to() == 20)
                .forEach(asked -> codes.add(asked.code()));
        assertEquals(2 * (8 + 64), codes.size());
        assertTrue(codes.stream().allMatch(code -> code.matches("[04]\\.[0-7]{1,2}")));
    }

    @Test
    void tablesOfZerosAreCountedApart() {
        assertEquals(
                List.of(12L, 142L),
                List.of(
                        check("codes").cases().stream()
                                .filter(asked -> asked.stratum() == Stratum.LOST)
                                .count(),
                        check("codes").cases().stream()
                                .filter(asked -> asked.stratum() == Stratum.VALUE)
                                .count()));
    }

    @ParameterizedTest
    @CsvSource({
        "before-the-point-ignored, 4.0, 2, 0, 1",
        "last-digit-ignored, 0.37, 2, 0, 2",
        "digits-one-too-far, 0.1, 1, 0, 1",
        "code-as-number, 0.12, 2, 1, 0",
        "highest-bit-only, 0.3, 1, 0, 1",
        "bits-read-in-reverse, 0.1, 1, 0, 1",
        "bit-counts-heaps, 0.3, 1, 0, 1",
        "leave-one-empty, 0.2, 1, 1, 0",
        "leave-none-always, 0.1, 2, 1, 0",
        "empty-piece, 0.4, 1, 1, 0",
        "equal-halves-forgotten, 0.4, 3, 0, 1",
        "split-by-sum, 0.5, 3, 0, 1",
        "split-by-larger, 0.5, 3, 0, 1",
        "split-forgotten, 0.4, 3, 0, 1",
        "mex-largest-plus-one, 0.3, 2, 2, 0",
        "mex-stops-at-seven, 0.56, 19, 7, 8"
    })
    void examplesOfTheStoriesAreTrue(String mutant, String code, int heap, int wrong, int right) {
        assertEquals(wrong, ((OctalGameSolver) wrong(mutant)).grundyValues(code, heap)[heap]);
        assertEquals(right, values(code, heap)[heap]);
    }

    @Test
    void emptyPieceChangesNothingWhereTheRestMayStayAsOneHeap() {
        assertArrayEquals(values("0.77", 100), ((OctalGameSolver) wrong("empty-piece")).grundyValues("0.77", 100));
    }

    @Test
    void emptyPieceIsKnownInTheFormTooInWhichAHeapBecomesItself() {
        var style = (OctalGameSolver) EXERCISE.mutants().stream()
                .filter(mutant -> mutant.id().equals("empty-piece"))
                .findFirst()
                .orElseThrow()
                .styles()
                .get(0)
                .get();
        assertEquals(0, ((OctalGameSolver) wrong("empty-piece")).grundyValues("4.0", 1)[1]);
        assertEquals(1, style.grundyValues("4.0", 1)[1]);
    }

    @Test
    void firstWrongValueIsExplainedByOptionsMexAndWhatFollows() {
        Explanation.Worked worked = firstExplanation("codes", wrong("split-by-sum"));
        assertEquals(Step.say("brief", 7, "0, 1, 2", 3), worked.brief());
        assertEquals(
                List.of("sentence", "grid", "grid", "strip", "sentence", "sentence", "sentence"),
                worked.steps().stream().map(Step::kind).toList());
        assertEquals(Step.say("first-wrong", 6, 7), worked.steps().get(0));
        Step.Grid options = (Step.Grid) worked.steps().get(2);
        assertEquals(
                List.of("1 + 5", "2 + 4", "3 + 3"),
                options.rows().stream().map(Step.Row::head).toList());
        assertEquals(Step.Strip.of(List.of(0, 1, 2), 3, 0), worked.steps().get(3));
        assertEquals(Step.say("there", 0, "3 + 3", 7), worked.steps().get(5));
        assertEquals(Step.say("rest-roots", 10, 7, 11), worked.steps().get(6));
    }

    @Test
    void digitsAreSaidOneByOne() {
        Step.Grid digits = (Step.Grid) DigitTable.of("4.037").get(0);
        assertEquals(
                List.of("0", "2", "3"),
                digits.rows().stream().map(Step.Row::head).toList());
        assertEquals(
                List.of("3", "✓", "✓", "–"),
                digits.rows().get(1).cells().stream().map(Step.Cell::text).toList());
    }

    @Test
    void tableOfAnotherLengthIsToldHowManyValuesAreAsked() {
        Explanation.Worked worked = firstExplanation("codes", wrong("table-one-short"));
        assertEquals(List.of(Step.say("length", 0, 1, 0), Step.say("right-values", "0")), worked.steps());
    }
}
