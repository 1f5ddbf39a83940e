package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.WebElement;

/** Where no script runs, all that is to be read is there, and nothing that would not work. */
@InBrowser
class NoScriptTest {

    @Test
    void theTableOfTheClassIsCompleteWithoutControls(Browser browser, Pages pages) {
        browser.scripts(false);
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        assertTrue(browser.all("#submissions tbody tr").size() >= 40);
        for (WebElement row : browser.all("#submissions tbody tr")) {
            assertTrue(row.isDisplayed(), row.getText());
        }
        assertFalse(browser.the("#controls").isDisplayed());
        assertEquals(0, browser.all("#submissions button").size());
    }

    @Test
    void aReportUnfoldsAllTheSame(Browser browser, Pages pages) {
        browser.scripts(false);
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        browser.the("details:has(> .scroll > .wrongs) > summary").click();
        assertTrue(browser.the(".wrongs").isDisplayed());
    }

    @Test
    void theLineOfPlayIsReadWithoutABoard(Browser browser, Pages pages) {
        browser.scripts(false);
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        assertFalse(browser.the("#board").isDisplayed());
        assertFalse(browser.the("button.play").isDisplayed());
        WebElement moves = browser.the("[aria-labelledby=h-example] .step > summary");
        assertTrue(moves.isDisplayed());
        assertTrue(moves.getText().contains("heap 1 (size 1) becomes nothing"), moves.getText());
    }
}
