package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Mutant;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the exercise says in German, against what it says in English. */
class TextsTest {

    private static final TakeAndSplit EXERCISE = new TakeAndSplit();
    private static final String MUTANT = "take-and-split.mutant.";
    private static final Pattern SUM = Pattern.compile("\\d+(?: [\\^|&] \\d+)+ = \\d+|g\\(\\d\\) = \\d");

    @Test
    void everyMutantHasATitleAndAStoryAndEveryFamilyAReason() {
        var expected = new TreeSet<String>();
        expected.add("take-and-split.title");
        for (Mutant mutant : EXERCISE.mutants()) {
            expected.add(MUTANT + mutant.id() + ".title");
            expected.add(MUTANT + mutant.id() + ".story");
        }
        EXERCISE.mistakes().families().forEach(family -> expected.add("take-and-split.family." + family.id()));
        assertEquals(expected, new TreeSet<>(EXERCISE.texts("de").keySet()));
    }

    @Test
    void storiesCalculateAsInEnglish() {
        Map<String, String> german = EXERCISE.texts("de");
        for (Mutant mutant : EXERCISE.mutants()) {
            assertEquals(
                    sums(mutant.story()), sums(german.getOrDefault(MUTANT + mutant.id() + ".story", "")), mutant.id());
        }
    }

    private static List<String> sums(String text) {
        return SUM.matcher(text).results().map(MatchResult::group).sorted().collect(Collectors.toList());
    }

    @Test
    void languageWithoutTextsHasNone() {
        assertEquals(Map.of(), EXERCISE.texts("xx"));
        assertEquals(Map.of(), EXERCISE.texts("../statement"));
    }

    @Test
    void textsAreReadAsUtf8() {
        assertTrue(EXERCISE.texts("de")
                .getOrDefault(MUTANT + "first-heap-only.story", "")
                .contains("während"));
    }
}
