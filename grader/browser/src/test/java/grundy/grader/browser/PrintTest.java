package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.WebElement;

/** On paper: A4, few pages, what matters unfolded, and nothing that only a screen can use. */
@InBrowser
class PrintTest {

    private static final Pattern SHEET = Pattern.compile("/Type /Page\\s.*?/MediaBox \\[([^]]*)]", Pattern.DOTALL);

    /** 210 x 297 mm in points of 1/72 inch, rounded as the browser does. */
    private static final String A4 = "0 0 594.95996 841.91998";

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#english")
    void aPageIsAFewSheetsOfA4(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        String pdf = new String(browser.print(), StandardCharsets.ISO_8859_1);
        List<String> sheets =
                SHEET.matcher(pdf).results().map(MatchResult::group).toList();
        assertTrue(sheets.size() >= 1 && sheets.size() <= 8, sheets.size() + " sheets");
        SHEET.matcher(pdf).results().forEach(sheet -> assertEquals(A4, sheet.group(1)));
    }

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#english")
    void colourOfThePaperIsThePrintersAlsoForWhoReadsInTheDark(Page page, Browser browser, Pages pages) {
        browser.darkPaper();
        browser.open(pages.file(page));
        assertEquals("rgba(255, 255, 255, 1)", browser.the("body").getCssValue("background-color"));
        assertEquals("rgba(0, 0, 0, 1)", browser.the("body").getCssValue("color"));
    }

    @Test
    void theStoriesOfAllMistakesThatCannotBeToldApartArePrinted(Browser browser, Pages pages) {
        browser.paper();
        browser.open(pages.file(new Page("en", StudentClass.SUM_FOR_XOR)));
        List<WebElement> stories = browser.all("[aria-labelledby=h-idea] .story p");
        assertTrue(stories.size() >= 3, stories.size() + " stories");
        stories.forEach(story -> assertTrue(browser.shows(story), story.getDomProperty("textContent")));
    }

    @Test
    void theTableOfTheClassIsPrintedWithoutItsControls(Browser browser, Pages pages) {
        browser.paper();
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        assertFalse(browser.the("#controls").isDisplayed());
        assertFalse(browser.the("nav").isDisplayed());
        assertEquals(
                browser.all("#submissions tbody tr").size(),
                browser.ask(
                        Long.class,
                        "return [...document.querySelectorAll('#submissions tbody tr')].filter(r => r.checkVisibility()).length"));
    }

    @Test
    void theWholeLineOfPlayIsPrintedAndNoBoard(Browser browser, Pages pages) {
        browser.paper();
        browser.open(pages.file(new Page("en", StudentClass.TABLE_ERROR)));
        assertFalse(browser.the("#board").isDisplayed());
        List<WebElement> steps = browser.all("[aria-labelledby=h-example] .step > summary");
        assertTrue(steps.size() >= 2, steps.size() + " steps");
        steps.forEach(step -> assertTrue(browser.shows(step), step.getDomProperty("textContent")));
    }

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void theColumnsOfTheClassFitOnASheet(String language, Browser browser, Pages pages) {
        browser.sheet();
        browser.open(pages.file(new Page(language, Page.OF_CLASS)));
        double widest = browser.ask(
                        Number.class, "return document.getElementById('submissions').getBoundingClientRect().right")
                .doubleValue();
        assertTrue(widest <= 674, "to " + widest + " pixels");
        List<?> tall = browser.ask(
                List.class,
                "return [...document.querySelectorAll('#submissions tbody tr')].filter(r => r.offsetHeight > 300)"
                        + ".map(r => r.textContent)");
        assertEquals(List.of(), tall);
    }
}
