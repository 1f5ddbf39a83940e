package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.heap.Grading;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every exercise of the catalogue, whatever it is about. */
class EveryExerciseTest {

    static final long SEED = 42;

    /** As in the issue of the course: this is the catalogue, no more and no less. */
    private static final Set<String> IDS = Set.of(
            "mex",
            "take-and-split",
            "nim",
            "subtraction-1-2",
            "subtraction-1-3-4",
            "subtraction-2-3",
            "lasker-nim",
            "kayles",
            "dawsons-kayles",
            "grundys-game",
            "octal-game",
            "row-game",
            "subtraction-game",
            "dag",
            "certified-period",
            "green-hackenbush",
            "turning-turtles",
            "mock-turtles",
            "ruler",
            "coin-turning",
            "wythoff",
            "nimber-arithmetic",
            "solver-audit",
            "shortcut-limits",
            "practice-mex",
            "practice-options",
            "practice-p-positions",
            "practice-winner",
            "practice-move");

    static Stream<Exercise> exercises() {
        return Catalogue.load().exercises().stream();
    }

    @Test
    void catalogueIsComplete() {
        assertEquals(
                new TreeSet<>(IDS), new TreeSet<>(exercises().map(Exercise::id).toList()));
    }

    @Test
    void lessonsGameIsTheFirstOneWhateverIsAdded() {
        Catalogue ours = Catalogue.load();
        assertEquals("take-and-split", ours.registered().get(0).id());
        assertEquals(ours.registered(), ours.with(List.of()).registered());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void weightsMakeAHundredAndEachCheckHasAnIdOfItsOwn(Exercise exercise) {
        List<Check> checks = exercise.checks(SEED);
        assertEquals(100, checks.stream().mapToInt(Check::weight).sum(), exercise.id());
        assertEquals(checks.size(), new HashSet<>(checks.stream().map(Check::id).toList()).size(), exercise.id());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void seedDrivesTheRandomCasesAndNothingElse(Exercise exercise) {
        List<List<Question>> once = questions(exercise, 1);
        List<List<Question>> other = questions(exercise, 2);
        assertEquals(once, questions(exercise, 1), exercise.id());
        assertNotEquals(once, other, exercise.id() + ": every seed draws the same");
        for (int i = 0; i < once.size(); i++) {
            boolean same = once.get(i).equals(other.get(i));
            assertEquals(exercise.checks(1).get(i).isExhaustive(), same, exercise.id() + ", check " + i);
            assertEquals(once.get(i).size(), other.get(i).size(), exercise.id());
        }
    }

    private static List<List<Question>> questions(Exercise exercise, long seed) {
        long drawn = exercise instanceof WrittenExercise ? new Handout(seed, "anna").variant() : seed;
        return exercise.checks(drawn).stream()
                .map(check -> check.cases().stream().map(Case::question).toList())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void fiveMistakesAtLeastAreKnownAndEachWrongAnswerOfThemCosts(Exercise exercise) {
        List<Mutant> wrong =
                exercise.mutants().stream().filter(m -> !m.equivalent()).toList();
        assertTrue(wrong.size() >= 5, exercise.id() + " knows " + wrong.size());
        for (Mutant mutant : exercise.mutants()) {
            boolean caught = false;
            for (Check check : exercise.checks(SEED)) {
                List<Judged> all =
                        Grading.judge(exercise, check, mutant.solver().get());
                caught |= Grading.failed(all) > 0;
                boolean whole = check.marking().share(all).isWhole();
                assertEquals(Grading.failed(all) == 0, whole, exercise.id() + ", " + mutant.id() + ", " + check.id());
            }
            assertNotEquals(mutant.equivalent(), caught, exercise.id() + ": " + mutant.id());
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void questionsAreWithinTheWiresLimits(Exercise exercise) {
        for (Check check : exercise.checks(SEED)) {
            for (Case asked : check.cases()) {
                assertTrue(elements(asked.question().arguments()) <= 10_000, asked.input()::toString);
                assertTrue(asked.input().toString().length() <= 200, asked.input()::toString);
            }
        }
    }

    /** How many values a list holds, and those that it holds hold, and so on. */
    static int elements(@Nullable Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.map(EveryExerciseTest::elements).orElse(1);
        }
        return value instanceof List<?> list
                ? list.size()
                        + list.stream().mapToInt(EveryExerciseTest::elements).sum()
                : 0;
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void shrinkingByTheBoldestStepsEnds(Exercise exercise) {
        for (Check check : exercise.checks(SEED)) {
            for (Case asked : check.cases().stream().limit(12).toList()) {
                Case at = asked;
                for (int step = 0; step < 1_000; step++) {
                    List<Case> smaller = check.shrinker().smaller(at);
                    if (smaller.isEmpty()) {
                        break;
                    }
                    at = smaller.get(0);
                    assertNotEquals(999, step, () -> "no end of shrinking " + asked.input());
                }
            }
        }
    }
}
