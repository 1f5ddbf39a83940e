package grundy.catalogue;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What holds of the words of every exercise that is made with {@link DescribedExercise}. */
public abstract class DescribedExerciseContract {

    static final long SEED = 42;

    /** The exercise. */
    protected abstract Exercise exercise();

    @Test
    void germanSaysAllThatEnglishSays() {
        Set<String> english = new TreeSet<>();
        english.add(exercise().id() + ".title");
        for (Mutant mutant : exercise().mutants()) {
            english.add(exercise().id() + ".mutant." + mutant.id() + ".title");
            english.add(exercise().id() + ".mutant." + mutant.id() + ".story");
        }
        exercise()
                .mistakes()
                .families()
                .forEach(family -> english.add(exercise().id() + ".family." + family.id()));
        exercise().texts("en").keySet().stream()
                .filter(key -> key.contains(".explain."))
                .forEach(english::add);
        assertEquals(english, new TreeSet<>(exercise().texts("de").keySet()));
        exercise().texts("en").forEach((key, text) -> {
            if (key.contains(".explain.")) {
                assertNotEquals(text, exercise().texts("de").get(key), key);
            }
        });
    }

    @Test
    void storiesAreOfALengthThatIsRead() {
        for (String language : List.of("en", "de")) {
            exercise().texts(language).forEach((key, text) -> {
                if (key.endsWith(".story")) {
                    assertTrue(
                            text.length() >= 200 && text.length() <= 560,
                            () -> language + " " + key + " has " + text.length() + " characters");
                }
                if (!key.contains(".explain.")) {
                    assertTrue(Collections.disjoint(List.of(text.split("")), List.of("'", "{", "}")), key);
                }
            });
        }
    }

    @Test
    void statementNamesTheInterfaceTheIdAndEachCheckWithItsPoints() {
        String statement = exercise().statement();
        assertAll(exercise().checks(SEED).stream()
                .map(check -> () -> assertTrue(
                        statement.contains("| `" + check.id() + "` | " + check.weight() + " |"), check.id())));
        assertTrue(statement.contains("@Solves(\"" + exercise().id() + "\")"));
        assertTrue(statement.contains(exercise().solverType().getSimpleName()));
        assertTrue(statement.contains("--exercise " + exercise().id()));
    }

    @Test
    void starterIsAnUnwrittenSolutionWithATest() {
        Map<String, String> starter = exercise().starter();
        assertTrue(starter.entrySet().stream()
                .filter(file -> file.getKey().endsWith(".java"))
                .allMatch(file -> file.getValue().startsWith("package solution;")));
        String solution = starter.entrySet().stream()
                .filter(file -> file.getKey().endsWith("/Solution.java"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
        assertTrue(solution.contains("@Solves(\"" + exercise().id() + "\")"));
        assertTrue(solution.contains("not written yet"));
    }
}
