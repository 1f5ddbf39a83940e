package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A course brings a language of its own, or changes some texts of ours. */
class CourseLanguageTest {

    @TempDir
    Path folder;

    @Test
    void languageOfItsOwnIsEnglishWhereItSaysNothing() throws IOException {
        Language french = load("fr", "page.notes=Remarques\nsaid.no-move=aucun coup\n");
        assertEquals("Remarques", french.text("page.notes"));
        assertEquals("Terms", french.text("page.terms"));
        assertEquals("aucun coup", french.said("no move"));
        assertEquals("no answer within 5 ms", french.said("no answer within 5 ms"));
        assertEquals("53,9", french.number(53.9));
    }

    @Test
    void oneTextOfOursIsChanged() throws IOException {
        Language english = load("en", "page.notes=Remarks\n");
        assertEquals("Remarks", english.text("page.notes"));
        assertEquals("Terms", english.text("page.terms"));
    }

    @Test
    void pageIsInTheCoursesLanguage() throws IOException {
        Language french = load("fr", "page.output=Sortie de ton programme\nchecks.all=Les contrôles\n");
        String html = new HtmlPage(Templates.load(Optional.empty()), french, "1.0.0").render(HostileSamples.report());
        Xml page = Xml.parse(html);
        assertEquals(1, page.find("/html[@lang='fr']").size());
        assertEquals("Les contrôles", page.say("//h2[@id='h-checks']"));
    }

    @Test
    void whatExercisesSayIsPlainText() throws IOException {
        Language french = load("fr", "x.mutant.y.title=l'ordre a < b & {c}\n");
        assertEquals("l'ordre a < b & {c}", french.text("x.mutant.y.title"));
    }

    @Test
    void textsOfExercisesStandBehindThoseOfTheFolder() throws IOException {
        write("fr", "x.title=Le mien\n");
        Language french =
                Language.load("fr", Optional.of(folder), id -> Map.of("x.title", "Le leur", "y.title", "Autre"));
        assertEquals("Le mien", french.text("x.title"));
        assertEquals("Autre", french.text("y.title"));
    }

    @Test
    void textThatIsTakenForANumberStandsAsItIs() throws IOException {
        Language french = load("fr", "terminal.report=vu: {0,number} {0,choice,0#rien|1#un}\n");
        assertEquals("vu: out out", french.text("terminal.report", "out"));
    }

    @Test
    void markAtTheBeginningOfAFileIsNoPartOfTheFirstKey() throws IOException {
        assertEquals("Remarques", load("fr", "\uFEFFpage.notes=Remarques\n").text("page.notes"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '@', quoteCharacter = '"', textBlock = """
            page.notes=L'avis  @ page.notes: an apostrophe stands alone: write it twice
            page.message.more={0,choice,1#un|1<{0 autres}  @ page.message.more: is no pattern that can be used
            page.message.more={0,choice,un}  @ page.message.more: is no pattern that can be used
            page.message.more={0,choice,0#un|3#{0,broken}|9#neuf}  @ page.message.more: is no pattern that can be used
            page.message.more={0,choix,1#un}  @ page.message.more: is no pattern that can be used
            page.message.more={3} de plus  @ page.message.more: {3} is not given to this text: {0}
            page.notes={0}  @ page.notes: {0} is not given to this text: nothing is
            page.notes=[[mexx]]  @ page.notes: no term mexx
            """)
    void textThatCannotBeUsedIsOneLineWithFileAndKey(String line, String fault) throws IOException {
        write("fr", "page.terms=Termes\n" + line + "\n");
        assertRefused("fr", folder.resolve("lang/fr.properties") + ": " + fault);
    }

    @Test
    void fileThatIsNotUtf8IsSaid() throws IOException {
        Files.createDirectories(folder.resolve("lang"));
        Charset latin = StandardCharsets.ISO_8859_1;
        Files.write(folder.resolve("lang/fr.properties"), "page.notes=Précisions".getBytes(latin));
        assertRefused("fr", "fr.properties: is not UTF-8: save it as UTF-8");
    }

    @Test
    void badEscapeIsSaid() throws IOException {
        write("fr", "page.notes=\\u12\n");
        assertRefused("fr", "fr.properties: cannot be read as properties (");
    }

    @ParameterizedTest
    @CsvSource({"fr, no texts for it", "f_r, is no language", "'', is no language", "../en, is no language"})
    void unknownLanguageIsSaid(String code, String fault) {
        assertRefused(code, fault);
    }

    private void assertRefused(String code, String fault) {
        var refused = assertThrows(
                BrokenTemplateException.class, () -> Language.load(code, Optional.of(folder), id -> Map.of()));
        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains(fault), message);
        assertFalse(message.contains("\n"), message);
    }

    private Language load(String code, String texts) throws IOException {
        write(code, texts);
        return Language.load(code, Optional.of(folder), id -> Map.of());
    }

    private void write(String code, String texts) throws IOException {
        Files.createDirectories(folder.resolve("lang"));
        Files.writeString(folder.resolve("lang").resolve(code + ".properties"), texts);
    }
}
