package grundy.catalogue.coins;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Mutant;
import grundy.catalogue.Step;
import grundy.catalogue.Texts;
import grundy.catalogue.heap.Grading;
import java.text.MessageFormat;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What people read of the exercises about coins, of two heaps, and of the limits of the shortcut. */
class ExplainedTest {

    private static final List<String> IDS =
            List.of("turning-turtles", "mock-turtles", "ruler", "coin-turning", "wythoff", "shortcut-limits");

    private static Stream<Exercise> exercises() {
        return IDS.stream().map(id -> Catalogue.load().find(id).orElseThrow());
    }

    @Test
    void aRowOfThreeHeadsIsExplainedByItsValuesAndByReplies() {
        Exercise turtles = Catalogue.load().find("turning-turtles").orElseThrow();
        Check winners = Grading.check(turtles, CoinChecks.WINNERS);
        Judged wrong = Grading.judge(winners, question -> new Answer.Returned(true)).stream()
                .filter(judged -> judged.asked().input().containsValue("HHH"))
                .findFirst()
                .orElseThrow();
        Worked worked =
                (Worked) winners.explainer().explain(wrong, List.of(), true).orElseThrow();
        assertEquals(
                List.of("1 XOR 2 XOR 3", 0),
                Objects.requireNonNull(worked.brief()).arguments());
        Step.Grid values = (Step.Grid) worked.steps().get(2);
        assertEquals(
                List.of("1 01", "2 10", "3 11", "0 00"),
                values.rows().stream()
                        .map(row -> row.cells().get(0).text() + " "
                                + row.cells().get(1).text())
                        .toList());
        Step.Grid replies = (Step.Grid) worked.solution().get(0);
        // Turning 1 leaves 2 and 3, worth 1; turning both leaves nothing.
        assertEquals("1", replies.rows().get(0).head());
        assertEquals("2 3", replies.rows().get(0).cells().get(1).text());
    }

    @Test
    void everyMistakeIsExplainedInWordsThatBothLanguagesHave() {
        exercises().forEach(exercise -> {
            Map<String, String> english = exercise.texts("en");
            Map<String, String> german = exercise.texts("de");
            for (String key : keysOfAllExplanations(exercise)) {
                assertNotNull(english.get(key), key);
                assertTrue(german.containsKey(key) && !german.get(key).equals(english.get(key)), key);
            }
        });
    }

    private static Set<String> keysOfAllExplanations(Exercise exercise) {
        var keys = new TreeSet<String>();
        for (Check check : exercise.checks(42)) {
            for (Mutant mutant : exercise.mutants()) {
                List<Judged> judged =
                        Grading.judge(exercise, check, mutant.solver().get());
                judged.stream().filter(each -> !each.isRight()).limit(30).forEach(wrong -> {
                    Worked worked = (Worked)
                            check.explainer().explain(wrong, judged, true).orElseThrow();
                    assertTrue(!worked.steps().isEmpty(), exercise.id());
                    Stream.concat(worked.steps().stream(), worked.solution().stream())
                            .forEach(step -> addKeys(exercise, step, keys));
                    addKeys(exercise, Objects.requireNonNull(worked.brief()), keys);
                });
            }
        }
        return keys;
    }

    private static void addKeys(Exercise exercise, Step step, Set<String> keys) {
        if (step instanceof Step.Sentence sentence) {
            String key = exercise.id() + ".explain." + sentence.key();
            keys.add(key);
            var used = new MessageFormat(exercise.texts("en").get(key), Locale.ROOT).getFormatsByArgumentIndex();
            assertTrue(used.length <= sentence.arguments().size(), key);
        } else if (step instanceof Step.Grid grid) {
            String key = exercise.id() + ".explain." + grid.key();
            keys.add(key);
            // A caption names its table to those who have the page read out too, where no link can stand.
            assertTrue(
                    Stream.of("en", "de").noneMatch(language -> exercise.texts(language)
                            .getOrDefault(key, "")
                            .contains("[[")),
                    key);
            keys.add(exercise.id() + ".explain." + grid.key() + ".0");
        } else if (step instanceof Step.Tokens tokens) {
            keys.add(exercise.id() + ".explain." + tokens.key());
        }
    }

    @Test
    void everyTextIsThereInBothLanguages() {
        Stream.<Class<?>>concat(exercises().map(Exercise::getClass), Stream.of(CoinGameExercise.class))
                .forEach(type -> assertEquals(
                        Texts.beside(type, "en").keySet(),
                        Texts.beside(type, "de").keySet()));
    }

    @Test
    void noTwoTextsOfAMistakeAreTheSameAndEachHasTheLengthOfAParagraph() {
        exercises().forEach(exercise -> {
            assertTrue(exercise.mutants().size() >= 5);
            var seen = new HashSet<String>();
            for (String language : List.of("en", "de")) {
                exercise.texts(language).forEach((key, text) -> {
                    if (key.endsWith(".story")) {
                        assertTrue(
                                text.length() >= 200 && text.length() <= 520,
                                key + " " + language + " " + text.length());
                        assertTrue(seen.add(text), key);
                    }
                    if (key.contains(".mutant.")) {
                        assertTrue(!text.contains("'") && !text.contains("{") && !text.contains("  "), key);
                    }
                });
            }
        });
    }

    @Test
    void everyStatementNamesItsChecksAndTheirPoints() {
        exercises().forEach(exercise -> {
            int together = 0;
            for (Check check : exercise.checks(42)) {
                assertTrue(
                        exercise.statement().contains("| `" + check.id() + "` | " + check.weight() + " |"), check.id());
                together += check.weight();
            }
            assertEquals(100, together);
        });
    }

    @Test
    void everyStarterSolvesItsExercise() {
        exercises().forEach(exercise -> {
            for (String file : List.of("Solution", "SolutionTest")) {
                assertNotNull(exercise.getClass().getResource("starter/" + file + ".java"), exercise.id());
            }
        });
    }
}
