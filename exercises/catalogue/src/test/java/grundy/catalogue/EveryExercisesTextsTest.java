package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.heap.Grading;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What people read of every exercise: there in both languages, of a length that is read, and with all that a student must know. */
class EveryExercisesTextsTest {

    private static final List<String> LANGUAGES = List.of("en", "de");

    /** A text of one word or of signs may be the same in two languages. */
    private static final Pattern WORDS = Pattern.compile("\\p{L}+ \\p{L}+ \\p{L}+");

    /** So many wrong answers of a known-wrong solution are explained. */
    private static final int EXPLAINED = 40;

    static Stream<Exercise> exercises() {
        return EveryExerciseTest.exercises();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void titlesStoriesAndFamiliesAreThereInEveryLanguageAndNothingElseButExplanations(Exercise exercise) {
        var needed = new TreeSet<String>();
        needed.add(exercise.id() + ".title");
        for (Mutant mutant : exercise.mutants()) {
            needed.add(exercise.id() + ".mutant." + mutant.id() + ".title");
            needed.add(exercise.id() + ".mutant." + mutant.id() + ".story");
        }
        exercise.mistakes().families().forEach(family -> needed.add(exercise.id() + ".family." + family.id()));
        exercise.texts("en").keySet().stream()
                .filter(EveryExercisesTextsTest::isExplanation)
                .forEach(needed::add);
        for (String language : LANGUAGES) {
            assertEquals(needed, new TreeSet<>(exercise.texts(language).keySet()), exercise.id() + ", " + language);
        }
    }

    private static boolean isExplanation(String key) {
        return key.contains(".explain.");
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyTextWithWordsIsTranslated(Exercise exercise) {
        exercise.texts("en").forEach((key, text) -> {
            if (WORDS.matcher(text.replaceAll("<[^>]*>|\\{[^}]*\\}", "")).find()) {
                assertNotEquals(text, exercise.texts("de").get(key), key + " is not translated");
            }
        });
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void storiesAreOfALengthThatIsReadAndPlain(Exercise exercise) {
        for (String language : LANGUAGES) {
            exercise.texts(language).forEach((key, text) -> {
                if (key.endsWith(".story")) {
                    int length = text.length();
                    assertTrue(length >= 150 && length <= 600, () -> language + " " + key + ": " + length);
                }
                if (!isExplanation(key)) {
                    assertFalse(text.matches("(?s).*['{}].*"), () -> language + " " + key + ": " + text);
                }
            });
        }
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void statementNamesEachCheckWithItsPointsAndHowASolutionIsHandedIn(Exercise exercise) {
        if (exercise instanceof WrittenExercise) {
            return; // of a sheet that is filled in, prose says what each blank is worth
        }
        String statement = exercise.statement();
        for (Check check : exercise.checks(EveryExerciseTest.SEED)) {
            String told = "| `" + check.id() + "` | " + check.weight() + " |";
            assertTrue(statement.contains(told), exercise.id() + " does not tell: " + told);
        }
        assertTrue(statement.contains("@Solves(\"" + exercise.id() + "\")"), exercise.id());
        assertTrue(statement.contains(exercise.solverType().getSimpleName()), exercise.id());
        assertTrue(statement.contains("--exercise " + exercise.id()), exercise.id());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void starterIsAnUnwrittenSolutionInItsPackage(Exercise exercise) {
        if (exercise instanceof WrittenExercise) {
            return; // it is answered without code
        }
        Map<String, String> starter = exercise.starter();
        starter.forEach(
                (path, text) -> assertTrue(!path.endsWith(".java") || text.startsWith("package solution;"), path));
        String solution = starter.getOrDefault("src/main/java/solution/Solution.java", "");
        assertTrue(solution.contains("@Solves(\"" + exercise.id() + "\")"), exercise.id());
        assertTrue(solution.contains(Exercise.NOT_WRITTEN), exercise.id());
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyWrongAnswerIsExplainedBrieflyAndInFullInWordsThatAreThere(Exercise exercise) {
        for (Mutant mutant : exercise.mutants()) {
            for (Check check : exercise.checks(EveryExerciseTest.SEED)) {
                List<Judged> all =
                        Grading.judge(exercise, check, mutant.solver().get());
                all.stream().filter(each -> !each.isRight()).limit(EXPLAINED).forEach(wrong -> {
                    assertExplained(exercise, wrong, check.explainer().explain(wrong, all, true));
                    assertExplained(exercise, wrong, check.explainer().explain(wrong, all, false));
                });
            }
        }
    }

    private static void assertExplained(Exercise exercise, Judged wrong, Optional<Explanation> explanation) {
        boolean answered = wrong.finding().kind() == Finding.Kind.WRONG_ANSWER;
        assertFalse(
                answered && explanation.isEmpty(),
                () -> exercise.id() + ": " + wrong.asked().input());
        explanation.ifPresent(made -> assertWordsExist(exercise, made));
    }

    private static void assertWordsExist(Exercise exercise, Explanation explanation) {
        if (explanation instanceof Explanation.Worked worked) {
            assertEquals(exercise.id(), worked.exercise());
            assertTrue(worked.brief() != null || !worked.steps().isEmpty(), exercise.id());
            Stream.of(
                            worked.steps(),
                            worked.solution(),
                            Stream.ofNullable(worked.brief()).toList())
                    .flatMap(List::stream)
                    .forEach(step -> textOf(step).ifPresent(text -> assertCanBeSaid(exercise, text)));
        }
    }

    private static void assertCanBeSaid(Exercise exercise, Said text) {
        for (String language : LANGUAGES) {
            String key = exercise.id() + ".explain." + text.key();
            String pattern = exercise.texts(language).get(key);
            assertTrue(pattern != null, "no text " + key + " in " + language);
            var format = new MessageFormat(pattern, Locale.forLanguageTag(language));
            int holes = format.getFormatsByArgumentIndex().length;
            assertTrue(holes <= text.arguments().size(), key + " with " + text.arguments() + ": " + pattern);
        }
    }

    private record Said(String key, List<Object> arguments) {}

    private static Optional<Said> textOf(Step step) {
        if (step instanceof Step.Sentence sentence) {
            return Optional.of(new Said(sentence.key(), sentence.arguments()));
        } else if (step instanceof Step.Grid grid) {
            return Optional.of(new Said(grid.key(), grid.arguments()));
        } else if (step instanceof Step.Graph graph) {
            return Optional.of(new Said(graph.key(), graph.arguments()));
        } else if (step instanceof Step.Tokens tokens) {
            return Optional.of(new Said(tokens.key(), tokens.arguments()));
        }
        return Optional.empty();
    }
}
