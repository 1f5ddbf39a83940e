package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import freemarker.template.Template;
import java.io.IOException;
import java.io.StringWriter;
import java.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a template can call to say something. */
class SayTest {

    @Test
    void whatIsFilledInIsEscapedOnce() throws Exception {
        assertEquals("From the check “&lt;b&gt;”.", say("en", "${say('example.check', '<b>')}"));
        assertEquals("Explain <i>x</i>", say("en", "<#assign m><i>x</i></#assign>${say('checks.wrong.explain', m)}"));
    }

    /** A student's text may look like the mark of a term, also of one that does not exist. */
    @Test
    void marksInWhatIsFilledInAreText() throws Exception {
        assertEquals(
                "Explain [[mex]] {1} [[none]]",
                say("en", "${say('checks.wrong.explain', '[[mex]] {1} [[none]]')}")
                        .replace("&#91;", "["));
        assertEquals("[[none]]", say("de", "${said('[[none]]')}").replaceAll("<[^>]*>", ""));
    }

    @Test
    void termIsLinkedTheFirstTimeAndThenExplained() throws Exception {
        assertEquals(
                "The smallest number that no option has, the <a class=\"term\" href=\"#term-mex\">mex</a>, is 1: g(2) = 1."
                        + " The smallest number that no option has, the mex, is 0: g(3) = 0. mex",
                say("en", "${say('mex.value', 2, 1)} ${say('mex.value', 3, 0)} <#list terms() as t>${t}</#list>"));
    }

    @Test
    void explanationsBringTheTermsThatTheyName() throws Exception {
        assertEquals(
                "grundy mex option position p-position ",
                say("en", "<#assign x = say('mex.negative', -1)><#list terms() as t>${t} </#list>"));
    }

    @Test
    void numbersAreWrittenAsTheLanguageDoes() throws Exception {
        assertEquals("1,060 53.9 100.0", say("en", "${num(1060)} ${num(53.9)} ${num(100, 1)}"));
        assertEquals("1.060 53,9 100,0", say("de", "${num(1060)} ${num(53.9)} ${num(100, 1)}"));
    }

    /** A course may write any pattern; the simplest are filled in without a message format. */
    @Test
    void patternGivesWhatAMessageFormatGives() throws BrokenTemplateException {
        Language german = Language.load("de", Optional.empty(), id -> Map.of());
        for (String key : new LanguageFile("de").builtIn().orElseThrow().keySet()) {
            String pattern = german.find(key).orElseThrow();
            List<Object> arguments = List.of(0, 1, 2, 1060, 5000L, 53.9, 7, 8, 9, 10);
            assertEquals(
                    new MessageFormat(pattern, Locale.GERMAN).format(arguments.toArray()),
                    german.format(key, arguments),
                    key);
        }
    }

    @Test
    void whatStaysEnglishSaysSo() throws Exception {
        assertEquals("kein Zug", say("de", "${said('no move')}"));
        assertEquals("<span lang=\"en\">Ouch &lt;!&gt;</span>", say("de", "${said('Ouch <!>')}"));
        assertEquals("Ouch &lt;!&gt;", say("en", "${said('Ouch <!>')}"));
        assertEquals("-3", say("de", "${said('-3')}"), "a number is no word");
    }

    @Test
    void textOfAnExerciseIsEscaped() throws Exception {
        assertEquals("a &lt; b&#39;s {0}", say("en", "${saysOr('x.mutant.y.title', 'none')}"));
        assertEquals("&lt;none&gt;", say("en", "${saysOr('x.mutant.z.title', '<none>')}"));
    }

    @Test
    void keyWithoutTextIsAFaultOfTheTemplate() {
        var fault = assertThrows(freemarker.template.TemplateException.class, () -> say("en", "${say('no.such.key')}"));
        assertTrue(String.valueOf(fault.getMessage()).contains("no text no.such.key"), fault::toString);
    }

    private static String say(String code, String template) throws Exception {
        Language language = Language.load(code, Optional.empty(), id -> Map.of("x.mutant.y.title", "a < b's {0}"));
        StringWriter out = new StringWriter();
        model(template).process(new HashMap<>(Say.variables(language)), out);
        return out.toString();
    }

    private static Template model(String text) throws IOException {
        return new Template("t.ftlh", text, Templates.load(Optional.empty()).configuration());
    }
}
