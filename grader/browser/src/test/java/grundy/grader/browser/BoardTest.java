package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The disputed position is played to its end: who claims what is wrong loses, however it is played. */
@InBrowser
class BoardTest {

    private static final String HEAPS = "#board-heaps button:enabled";
    private static final String OPTIONS = "#board-options button";

    /** More turns than any game of a report has. */
    private static final int TURNS = 60;

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void aWrongClaimLosesByMouse(String language, Browser browser, Pages pages) {
        browser.open(pages.file(new Page(language, StudentClass.SUM_FOR_XOR)));
        play(browser, WebElement::click);
        assertLost(browser);
    }

    @Test
    void andByKeyboardAlone(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        browser.run("arguments[0].focus()", browser.the("#board-start"));
        browser.press(Keys.TAB);
        // From here on the focus follows the game: on a heap, then on its options, then on a heap.
        for (int turn = 0; turn < TURNS && state(browser).equals("choose"); turn++) {
            browser.press(Keys.ENTER);
            browser.press(Keys.SPACE);
        }
        assertLost(browser);
    }

    @Test
    void andByTouchOnANarrowScreen(Browser browser, Pages pages) {
        browser.narrow();
        browser.touch(true);
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        play(browser, browser::tap);
        assertLost(browser);
    }

    @Test
    void everyPositionOfAReportIsLostForWhoClaimsWhatIsWrong(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        List<WebElement> starts = browser.all("#board-start option");
        assertTrue(starts.size() >= 5, starts.size() + " positions");
        for (int i = 0; i < 5; i++) {
            new Select(browser.the("#board-start")).selectByIndex(i);
            assertFalse(browser.the("#board-claim").getText().isBlank());
            play(browser, WebElement::click);
            assertLost(browser);
        }
    }

    @Test
    void whoTakesTheOtherSideWins(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        browser.the("#board-swap").click();
        assertEquals(1, browser.all("#board-history li[data-by=opponent]").size());
        play(browser, WebElement::click);
        assertEquals("won", state(browser));
    }

    @Test
    void aMoveIsTakenBackAndTheGameStartedAgain(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        String start = heaps(browser);
        assertFalse(browser.the("#board-undo").isEnabled());
        play(browser, WebElement::click);
        assertEquals("", heaps(browser));
        browser.the("#board-undo").click();
        assertEquals("choose", state(browser));
        play(browser, WebElement::click);
        browser.the("#board-restart").click();
        assertEquals(start, heaps(browser));
        assertEquals(0, browser.all("#board-history li").size());
    }

    @Test
    void valuesAreShownWhenAskedFor(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        assertFalse(browser.the("#board-xor").isDisplayed());
        browser.the("#board-values").click();
        assertTrue(
                browser.the("#board-xor").getText().contains("XOR"),
                browser.the("#board-xor").getText());
        assertEquals(2, browser.all("#board-heaps small").size());
    }

    @Test
    void theLineOfPlayLeadsToTheBoard(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        WebElement button = browser.the("button.play");
        String position = button.getDomAttribute("data-heaps");
        button.click();
        assertEquals(position, heaps(browser));
        assertTrue(
                browser.ask(Boolean.class, "return document.activeElement.closest('#board') !== null"),
                "the focus is on the board");
    }

    @Test
    void whatHappensIsReadOut(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        WebElement status = browser.the("#board-status");
        assertEquals("polite", status.getDomAttribute("aria-live"));
        String before = status.getText();
        play(browser, WebElement::click);
        assertFalse(status.getText().isBlank() || status.getText().equals(before), status.getText());
    }

    @Test
    void itIsSmall(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        String script = browser.ask(String.class, "return [...document.scripts].map(s => s.text).join('')");
        int bytes = script.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(0 < bytes && bytes < 20_000, bytes + " bytes");
    }

    /** Always the first heap and the first of its options, to the end. */
    private static void play(Browser browser, Consumer<WebElement> press) {
        for (int turn = 0; turn < TURNS && state(browser).equals("choose"); turn++) {
            press.accept(browser.the(HEAPS));
            press.accept(browser.the(OPTIONS));
        }
    }

    private static void assertLost(Browser browser) {
        assertEquals("lost", state(browser), browser.the("#board-status").getText());
        List<?> left = browser.ask(
                List.class,
                "return [...document.querySelectorAll('#board-history [data-by=opponent]')].map(m => m.dataset.xor)");
        assertFalse(left.isEmpty());
        assertTrue(left.stream().allMatch("0"::equals), "the opponent leaves XOR 0: " + left);
    }

    private static String state(Browser browser) {
        return String.valueOf(browser.the("#board-status").getDomAttribute("data-state"));
    }

    private static String heaps(Browser browser) {
        return browser.ask(
                String.class,
                "return [...document.querySelectorAll('#board-heaps button')].map(b => b.dataset.size).join(' ')");
    }
}
