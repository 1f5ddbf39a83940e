package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What exercises say in the languages that are built in. */
class ExerciseTextsTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void noTextOfAnExerciseHasTheNameOfOneOfOurs(String language) throws IOException {
        var ours = new Properties();
        try (var in = getClass().getResourceAsStream("/grundy/templates/lang/" + language + ".properties")) {
            ours.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
        var both = new TreeSet<String>();
        for (Exercise exercise : Catalogue.load().exercises()) {
            both.addAll(exercise.texts(language).keySet());
        }
        both.retainAll(ours.stringPropertyNames());
        assertEquals(Set.of(), both);
    }

    @Test
    void germanSaysAllThatEnglishSaysOfMistakes() {
        var missing = new TreeSet<String>();
        for (Exercise exercise : Catalogue.load().exercises()) {
            Map<String, String> german = exercise.texts("de");
            var english = new TreeSet<>(exercise.texts("en").keySet());
            english.removeIf(key -> german.containsKey(key) || key.matches("[^.]+\\.style\\..*"));
            missing.addAll(english);
        }
        assertEquals(Set.of(), missing);
    }
}
