package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the grader says in English is known again, and said in the language of the page. */
class PhrasesTest {

    private static Language german = Language.english();

    @BeforeAll
    static void loadGerman() throws BrokenTemplateException {
        german = Language.load("de", Optional.empty(), id -> Map.of());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            no answer within 2000 ms | keine Antwort innerhalb von 2.000 ms
            heap 2 (size 10) becomes 4 and 4 | aus Haufen 2 (Größe 10) wird 4 und 4
            heap 1 (size 5) becomes nothing (heap removed) | aus Haufen 1 (Größe 5) wird nichts (Haufen entfernt)
            first, with a winning move, such as heap 1 (size 5) becomes 3 | first, mit einem Gewinnzug wie aus Haufen 1 (Größe 5) wird 3
            null instead of an Optional | null statt eines Optional
            a java.lang.String instead of an int | ein java.lang.String statt eines int
            first; asked again: no answer within 5 ms | first; noch einmal gefragt: keine Antwort innerhalb von 5 ms
            heap 4 4 | heap 4 4
            heap 7 | Haufen 7
            question …, heap size … | Frage …, Haufengröße …
            heaps 4 4 | Haufen 4 4
            heap 1 (size 3) becomes 0 and 1: an empty heap is no piece | aus Haufen 1 (Größe 3) wird 0 und 1: Ein leerer Haufen ist kein Teil
            heap 1 becomes 1 and 2 and 3 and 4 more | aus Haufen 1 wird 1 und 2 und 3 und 4 weitere
            """)
    void phraseIsSaidWithWhatItHolds(String english, String said) {
        assertEquals(said, german.said(english));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            answers.json: $.seed is no whole number of at most 64 bits; compare it with the file that grundy new makes | answers.json: $.seed ist keine ganze Zahl mit höchstens 64 Bit; vergleiche mit der Datei, die grundy new schreibt
            answers.json: no JSON at line 1200, column 21; compare it with the file that grundy new makes | answers.json: kein JSON in Zeile 1200, Spalte 21; vergleiche mit der Datei, die grundy new schreibt
            answers.json: $.x is not known and ignored. | answers.json: $.x ist unbekannt und zählt nicht.
            answers.json was made for seed 2024 and student anna, and is judged on the problem of seed 2025 and student anna. If that is not meant, grade with --seed 2024 | answers.json wurde für Seed 2024 und Kennung anna gemacht und wird an der Aufgabe von Seed 2025 und Kennung anna gemessen. Ist das nicht gemeint, bewerte mit --seed 2024
            answers.json was made for seed 2024 and student anna, and is judged on the problem of seed 2024 and student ben | answers.json wurde für Seed 2024 und Kennung anna gemacht und wird an der Aufgabe von Seed 2024 und Kennung ben gemessen
            answers.json was made for seed 0 (the lesson’s own problem), and is judged on the problem of seed 7 | answers.json wurde für Seed 0 (die Aufgabe der Lektion selbst) gemacht und wird an der Aufgabe von Seed 7 gemessen
            a list of more than 1000 elements instead of a number | eine Liste von mehr als 1.000 Elementen statt einer Zahl
            """)
    void whatIsWrongWithAFileOfAnswersIsSaidWithItsNumbersAsTheyAreTyped(String english, String said) {
        assertEquals(said, german.said(english));
    }

    @Test
    void whatIsQuotedStandsAsItIs() {
        assertEquals("„no move“ statt first oder second", german.said("\"no move\" instead of first or second"));
        assertEquals(
                "es endete mit dem Status 1 und gab „null; it printed \"x\"“ aus",
                german.said("it ended with exit status 1; it printed \"null; it printed \"x\"\""));
    }

    @Test
    void whatIsNoPhraseStandsAsItIs() {
        for (String text : List.of("", "3", "java.lang.Error: no move", "no moves", "no answer within two ms")) {
            assertEquals(text, german.said(text));
        }
    }

    @Test
    void englishSaysEveryPhraseAsItCame() {
        for (String text : List.of("no answer within 2000 ms", "heap 1 (size 1234) becomes 1232", "no move")) {
            assertEquals(text, Language.english().said(text));
        }
    }

    /** Each text looks like the beginning of phrases in many places. */
    @Test
    void longTextsThatOnlyLookLikePhrasesEndSoon() {
        for (String part :
                List.of("; asked again: ", " and ", ": ", "first, with ", "{0}", "heap 1 (size 1) becomes ", "(")) {
            String text = part.repeat(1000 / part.length());
            for (int i = 0; i < 200; i++) {
                assertTrue(german.said(text + i).length() < 20_000);
            }
        }
    }

    @Test
    void numbersTooLongForANumberAreLeft() {
        String text = "no answer within " + "9".repeat(30) + " ms";
        assertEquals(text, german.said(text));
    }

    @Test
    void moreWordsAreSurer() {
        assertEquals("ein Gewinnzug", german.said("a winning move"), "and not: ein winning move, as of a type");
    }
}
