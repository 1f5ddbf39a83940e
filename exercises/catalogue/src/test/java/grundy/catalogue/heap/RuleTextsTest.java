package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read of exercises that follow from a rule: whole, plain, and true. */
class RuleTextsTest {

    private static final Pattern VALUE = Pattern.compile("g\\((\\d+)\\) = (\\d+), where you get (\\d+)\\.");
    private static final Pattern SUM = Pattern.compile("\\d+(?: \\^ \\d+)+ = \\d+|g\\(\\d+\\) = \\d+");

    static Stream<Named<RuleExercise>> exercises() {
        return RuleExerciseTest.exercises();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void everyStoryIsShortAndSpeaksToTheStudent(RuleExercise exercise) {
        for (Mutant mutant : exercise.mutants()) {
            String story = mutant.story();
            assertTrue(
                    story.length() >= 200 && story.length() <= 520, mutant.id() + " " + story.length() + ": " + story);
            assertTrue(story.contains("you") || story.contains("You"), story);
            assertTrue(story.endsWith("."), story);
            assertTrue(mutant.title().length() <= 70, mutant.title());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void valuesInStoriesAreThoseOfTheMutant(RuleExercise exercise) {
        var right = new RightSolver(exercise.game().orElseThrow());
        for (Mutant mutant : exercise.mutants()) {
            var told = VALUE.matcher(mutant.story());
            if (told.find()) {
                int heap = Integer.parseInt(told.group(1));
                assertEquals(right.grundy(heap), Integer.parseInt(told.group(2)), mutant.story());
                assertEquals(
                        ((HeapGameSolver) mutant.solver().get()).grundy(heap),
                        Integer.parseInt(told.group(3)),
                        mutant.story());
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void germanSaysTheSame(RuleExercise exercise) {
        Map<String, String> english = exercise.texts("en");
        Map<String, String> german = exercise.texts("de");
        assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(german.keySet()));
        english.forEach((key, text) -> {
            String other = german.getOrDefault(key, "");
            assertEquals(sums(text), sums(other), key);
            assertFalse((text + other).matches("(?s).*[{}'\"].*"), key + ": " + text + other);
        });
    }

    private static String sums(String text) {
        return SUM.matcher(text)
                .results()
                .map(result -> result.group())
                .sorted()
                .toList()
                .toString();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void familiesHaveAReasonInBothLanguages(RuleExercise exercise) {
        exercise.mistakes().families().forEach(family -> {
            assertTrue(family.reason().length() > 20, family.id());
            assertTrue(exercise.texts("de").containsKey(exercise.id() + ".family." + family.id()), family.id());
        });
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("exercises")
    void statementAndStarterAreFilled(RuleExercise exercise) {
        String statement = exercise.statement();
        assertTrue(statement.startsWith("# "), statement);
        assertTrue(statement.contains("@Solves(\"" + exercise.id() + "\")"), statement);
        assertEquals(3, exercise.starter().size(), exercise.starter().keySet().toString());
        exercise.starter().forEach((path, text) -> assertFilled(text));
        assertFilled(statement);
        assertTrue(
                exercise.starter()
                        .getOrDefault("src/main/java/solution/Solution.java", "")
                        .contains("not written yet"),
                "a start only");
    }

    private static void assertFilled(String text) {
        assertFalse(Pattern.compile("@[a-z][A-Za-z.]*@").matcher(text).find(), text);
    }

    @Test
    void languageWithoutTextsHasNone() {
        assertEquals(Map.of(), RuleExercises.find("nim").texts("xx"));
    }

    @Test
    void statementCountsWhatIsAsked() {
        String statement = RuleExercises.find("kayles").statement();
        assertTrue(statement.contains("each of the 819 ordered inputs of 1 to 3 heaps of 0 to 8 stones"), statement);
        assertTrue(statement.contains("each of the 672 of these inputs"), statement);
    }
}
