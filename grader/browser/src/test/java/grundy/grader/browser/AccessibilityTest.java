package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** axe-core finds nothing, in whatever state a reader sees a page. */
@InBrowser
class AccessibilityTest {

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#english")
    void nothingIsFoundOnAPageAsItOpens(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        keepFewRows(browser);
        assertEquals(List.of(), Axe.violations(browser));
    }

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#all")
    void norWhereAllIsUnfolded(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        keepFewRows(browser);
        browser.unfoldAll();
        assertEquals(List.of(), Axe.violations(browser));
    }

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#english")
    void contrastIsEnoughInTheDarkToo(Page page, Browser browser, Pages pages) {
        browser.dark();
        browser.open(pages.file(page));
        keepFewRows(browser);
        browser.unfoldAll();
        assertEquals(List.of(), Axe.lowContrasts(browser));
    }

    /** Row is like row, and axe-core takes half a minute for a hundred of them, unfolded. */
    private static void keepFewRows(Browser browser) {
        browser.run("document.querySelectorAll('.wrongs > tbody > tr:nth-child(n + 5)').forEach(row => row.remove())");
    }
}
