package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Terms are named by our texts; what a student wrote names none, though it may look so. */
class TermsInArgumentsTest {

    private static Language with(String text) throws BrokenTemplateException {
        return Language.load("en", Optional.empty(), id -> Map.of("a.text", text));
    }

    @Test
    void aTermOfTheTextIsNamedAndOneOfAnArgumentIsNot() throws BrokenTemplateException {
        assertEquals(
                "the mex of [[xor]] and [[nothing]]",
                with("the [[mex]] of {0}").text("a.text", "[[xor]] and [[nothing]]"));
        assertThrows(IllegalArgumentException.class, () -> with("[[nothing]]").text("a.text"));
    }

    @Test
    void aPageLinksTheTermOfTheTextAlone(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("page.ftlh"), "${say('a.text', '[[xor]] [[nothing]]')}");
        String html =
                Templates.load(Optional.of(folder)).render("page.ftlh", Say.variables(with("the [[mex]] of {0}")));
        assertEquals("the <a class=\"term\" href=\"#term-mex\">mex</a> of [&#91;xor]] [&#91;nothing]]", html);
    }

    @Test
    void aTextThatALanguageLacksHasAStandIn() throws BrokenTemplateException {
        assertEquals("found", with("found").textOr("a.text", "else"));
        assertTrue(with("found").textOr("no.text", "else").equals("else"));
    }
}
