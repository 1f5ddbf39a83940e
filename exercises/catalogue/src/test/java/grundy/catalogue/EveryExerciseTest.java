package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every exercise of the catalogue, whatever it is about. */
class EveryExerciseTest {

    private static final long SEED = 42;
    private static final List<String> LANGUAGES = List.of("en", "de");

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
    void weightsMakeAHundredAndChecksAreToldInTheStatement(Exercise exercise) {
        List<Check> checks = exercise.checks(SEED);
        assertEquals(100, checks.stream().mapToInt(Check::weight).sum(), exercise.id());
        for (Check check : checks) {
            String told = "| `" + check.id() + "` | " + check.weight() + " |";
            // Of a sheet that is filled in, prose says what each blank is worth.
            boolean isTold =
                    exercise instanceof WrittenExercise || exercise.statement().contains(told);
            assertTrue(isTold, exercise.id() + " does not tell: " + told);
        }
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
            if (exercise.checks(1).get(i).isExhaustive()) {
                assertEquals(once.get(i), other.get(i), exercise.id());
            }
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
    void textsAreThereInEveryLanguage(Exercise exercise) {
        Map<String, String> english = exercise.texts("en");
        for (String language : LANGUAGES) {
            Map<String, String> texts = exercise.texts(language);
            assertEquals(
                    new TreeSet<>(english.keySet()), new TreeSet<>(texts.keySet()), exercise.id() + ", " + language);
            assertTrue(texts.containsKey(exercise.id() + ".title"), exercise.id() + ": no title in " + language);
            for (Mutant mutant : exercise.mutants()) {
                String key = exercise.id() + ".mutant." + mutant.id();
                assertTrue(texts.containsKey(key + ".title"), key);
                assertTrue(texts.getOrDefault(key + ".story", "").length() >= 150, key);
            }
        }
        english.forEach((key, text) -> {
            if (WORDS.matcher(text.replaceAll("<[^>]*>|\\{[^}]*\\}", "")).find()) {
                assertNotEquals(text, exercise.texts("de").get(key), key + " is not translated");
            }
        });
    }

    /** A text of one word or of signs may be the same in two languages. */
    private static final Pattern WORDS = Pattern.compile("\\p{L}+ \\p{L}+ \\p{L}+");

    @ParameterizedTest
    @MethodSource("exercises")
    void fiveMistakesAtLeastAreKnownAndEachIsCaughtAndExplained(Exercise exercise) {
        List<Mutant> wrong =
                exercise.mutants().stream().filter(m -> !m.equivalent()).toList();
        assertTrue(wrong.size() >= 5, exercise.id() + " knows " + wrong.size());
        assertAll(exercise.mutants().stream().map(mutant -> () -> {
            List<JudgedCheck> judged = judge(exercise, mutant);
            boolean caught =
                    judged.stream().anyMatch(check -> !check.mismatches().isEmpty());
            assertNotEquals(mutant.equivalent(), caught, exercise.id() + ": " + mutant.id());
            judged.forEach(check -> assertExplained(exercise, mutant, check));
        }));
    }

    private static void assertExplained(Exercise exercise, Mutant mutant, JudgedCheck check) {
        for (Judged wrong : check.mismatches().stream().limit(8).toList()) {
            boolean answered = wrong.finding().kind() == Finding.Kind.WRONG_ANSWER;
            var explanation = check.check().explainer().explain(wrong, check.all(), true);
            assertFalse(
                    answered && explanation.isEmpty(),
                    exercise.id() + ", " + mutant.id() + ": " + wrong.asked().input());
            explanation.ifPresent(x -> assertTextsExist(exercise, x));
        }
    }

    private static void assertTextsExist(Exercise exercise, Explanation explanation) {
        if (explanation instanceof Explanation.Worked worked) {
            assertEquals(exercise.id(), worked.exercise());
            var steps = new ArrayList<Step>(worked.steps());
            steps.addAll(worked.solution());
            if (worked.brief() != null) {
                steps.add(worked.brief());
            }
            assertFalse(steps.isEmpty(), exercise.id());
            for (Step step : steps) {
                textOf(step).ifPresent(text -> assertCanBeSaid(exercise, text));
            }
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

    private static List<JudgedCheck> judge(Exercise exercise, Mutant mutant) {
        Object solver = mutant.solver().get();
        return exercise.checks(SEED).stream()
                .map(check -> new JudgedCheck(
                        check,
                        check.cases().stream()
                                .map(asked -> Judged.of(asked, exercise.ask(solver, asked.question())))
                                .toList()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everyWrongValueOfAMutantCostsPoints(Exercise exercise) {
        for (Mutant mutant : exercise.mutants()) {
            for (JudgedCheck check : judge(exercise, mutant)) {
                assertEquals(check.failed().isEmpty(), check.share().isWhole(), exercise.id() + ", " + mutant.id());
            }
        }
    }
}
