package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The wrong answers unfold, and each of them its explanation. */
@InBrowser
class FoldingTest {

    private static final Page SUM = new Page("en", StudentClass.SUM_FOR_XOR);

    private static final String LISTING = "details:has(> .scroll > .wrongs)";

    @Test
    void aClickUnfoldsTheWrongAnswersAndAnotherFoldsThem(Browser browser, Pages pages) {
        browser.open(pages.file(SUM));
        WebElement table = browser.the(LISTING + " .wrongs");
        assertFalse(table.isDisplayed());
        browser.the(LISTING + " > summary").click();
        assertTrue(table.isDisplayed());
        browser.the(LISTING + " > summary").click();
        assertFalse(table.isDisplayed());
    }

    @Test
    void keysUnfoldTheExplanationOfOneAnswer(Browser browser, Pages pages) {
        browser.open(pages.file(SUM));
        focus(browser, LISTING + " > summary");
        browser.press(Keys.ENTER);
        WebElement explanation = browser.the(LISTING + " .more .bits");
        assertFalse(explanation.isDisplayed());
        focus(browser, LISTING + " .more summary");
        browser.press(Keys.SPACE);
        assertTrue(explanation.isDisplayed());
    }

    @Test
    void aFingerUnfoldsToo(Browser browser, Pages pages) {
        browser.narrow();
        browser.touch(true);
        browser.open(pages.file(SUM));
        browser.tap(browser.the(LISTING + " > summary"));
        assertTrue(browser.the(LISTING + " .wrongs").isDisplayed());
    }

    @Test
    void theFirstMistakeIsToldWithoutUnfolding(Browser browser, Pages pages) {
        browser.open(pages.file(SUM));
        assertTrue(browser.the("[aria-labelledby=h-idea] .story p").isDisplayed());
        assertEquals(1, browser.all("[aria-labelledby=h-idea] details[open]").size());
    }

    private static void focus(Browser browser, String selector) {
        browser.run("arguments[0].focus()", browser.the(selector));
    }
}
