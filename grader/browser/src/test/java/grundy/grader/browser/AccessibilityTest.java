package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** axe-core finds nothing, in whatever state a reader sees a page. */
@InBrowser
class AccessibilityTest {

    static final String CLASS = "the page of the class";

    static Stream<Arguments> pages() {
        return Pages.LANGUAGES.stream().flatMap(language -> kinds().map(kind -> Arguments.of(language, kind)));
    }

    static Stream<String> kinds() {
        return Stream.concat(StudentClass.KINDS.stream(), Stream.of(CLASS));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void nothingIsFoundOnAPageAsItOpens(String kind, Browser browser, Pages pages) {
        browser.open(page("en", kind, pages));
        keepFewRows(browser);
        assertEquals(List.of(), Axe.violations(browser));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void norWhereAllIsUnfolded(String language, String kind, Browser browser, Pages pages) {
        browser.open(page(language, kind, pages));
        keepFewRows(browser);
        browser.unfoldAll();
        assertEquals(List.of(), Axe.violations(browser));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void contrastIsEnoughInTheDarkToo(String kind, Browser browser, Pages pages) {
        browser.dark();
        browser.open(page("en", kind, pages));
        keepFewRows(browser);
        browser.unfoldAll();
        assertEquals(List.of(), Axe.lowContrasts(browser));
    }

    /** Row is like row, and axe-core takes half a minute for a hundred of them, unfolded. */
    private static void keepFewRows(Browser browser) {
        browser.run("document.querySelectorAll('.wrongs > tbody > tr:nth-child(n + 5)').forEach(row => row.remove())");
    }

    private static Path page(String language, String kind, Pages pages) {
        return kind.equals(CLASS) ? pages.ofClass(language) : pages.report(language, kind);
    }
}
