package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On a screen of 320 pixels a page is as wide as the screen, and nothing is cut off. */
@InBrowser
class NarrowTest {

    /** What reaches beyond the screen, but for what can be scrolled to, and what is only for the ear. */
    private static final String CUT = """
            const outside = (e) => { const r = e.getBoundingClientRect(); return r.width > 1 && (r.right > innerWidth + 1 || r.left < -1); };
            const scrolls = (e) => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX);
            const boxed = (e) => { for (let p = e.parentElement; p; p = p.parentElement) if (scrolls(p)) return true; return false; };
            return [...document.body.querySelectorAll('*')].filter(e => e.checkVisibility() && outside(e) && !boxed(e))
              .map(e => e.outerHTML.slice(0, 200))""";

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#all")
    void nothingIsWiderThanTheScreen(Page page, Browser browser, Pages pages) {
        browser.narrow();
        browser.open(pages.file(page));
        browser.unfoldAll();
        long width = browser.ask(Long.class, "return document.documentElement.scrollWidth");
        assertTrue(width <= Browser.NARROW, width + " pixels wide; " + browser.ask(List.class, CUT));
        assertEquals(List.of(), browser.ask(List.class, CUT));
    }
}
