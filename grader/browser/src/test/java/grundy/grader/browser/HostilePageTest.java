package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Names and outputs made to break a page are shown as the text that they are. A dialog would fail any test by itself. */
@InBrowser
class HostilePageTest {

    static Stream<Page> hostile() {
        return Pages.LANGUAGES.stream()
                .flatMap(language -> Stream.of(StudentClass.THROWS, StudentClass.LOUD, Page.OF_CLASS)
                        .map(kind -> new Page(language, kind)));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void nothingOfAStudentsBecomesPartOfThePage(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        browser.unfoldAll();
        assertFalse(browser.title().contains("owned") && !browser.title().contains("<script>"), browser.title());
        assertEquals(List.of(), browser.all("img, iframe, object, embed, bdi b, bdi script"));
        List<?> scripts = browser.ask(List.class, "return [...document.scripts].map(s => s.text)");
        assertTrue(scripts.stream().noneMatch(s -> String.valueOf(s).contains("owned")), "a script of a student's");
        assertTrue(browser.the("footer").isDisplayed(), "the page ends where it should");
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void markupIsReadAsText(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        browser.unfoldAll();
        assertTrue(browser.the("main").getText().contains("<script>document.title = 'owned'</script>"));
    }

    @ParameterizedTest
    @MethodSource("hostile")
    void noMarkTurnsTheTextAroundIt(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        String text = browser.ask(String.class, "return document.title + document.body.textContent");
        assertFalse(text.matches("(?s).*[\\u202A-\\u202E\\u2066-\\u2069\\u0000\\u001B].*"), "invisible marks");
    }
}
