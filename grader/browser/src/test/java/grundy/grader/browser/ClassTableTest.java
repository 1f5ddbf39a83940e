package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The table of the class is sorted and filtered as an instructor clicks and types. */
@InBrowser
class ClassTableTest {

    private static final String MARK = "thead th.num";

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void marksAreSortedAsNumbersAndBackwardsTheSecondTime(String language, Browser browser, Pages pages) {
        browser.open(pages.file(new Page(language, Page.OF_CLASS)));
        browser.the(MARK + " button").click();
        List<Double> marks = marks(browser);
        assertTrue(marks.contains(53.9) && marks.contains(100.0), marks.toString());
        assertEquals(marks.stream().sorted().toList(), marks);
        assertEquals("ascending", browser.the(MARK).getDomAttribute("aria-sort"));
        browser.the(MARK + " button").click();
        assertEquals(marks.stream().sorted(Comparator.reverseOrder()).toList(), marks(browser));
        assertEquals("descending", browser.the(MARK).getDomAttribute("aria-sort"));
    }

    @Test
    void aColumnIsSortedByKeyboard(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        browser.run("arguments[0].focus()", browser.the(MARK + " button"));
        browser.press(Keys.ENTER);
        assertEquals(marks(browser).stream().sorted().toList(), marks(browser));
    }

    @Test
    void wordsAreSearchedWithoutRegardToCase(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        browser.the("#words").sendKeys("SUM-FOR");
        assertEquals(List.of("sum-for-xor", "wrong-sum-for-xor"), ids(browser));
        assertTrue(
                browser.the("#shown").getText().startsWith("2 "),
                browser.the("#shown").getText());
    }

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void aStatusLeavesThoseThatEndedSo(String language, Browser browser, Pages pages) {
        browser.open(pages.file(new Page(language, Page.OF_CLASS)));
        new Select(browser.the("#status")).selectByValue("compile-error");
        assertEquals(
                List.of("compile-error-import", "compile-error-semicolon", StudentClass.COMPILE_ERROR), ids(browser));
    }

    @Test
    void aMisconceptionLeavesThoseWhoHaveItAndClearBringsAllBack(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        int all = ids(browser).size();
        browser.run("arguments[0].scrollIntoView()", browser.the("#mistake"));
        new Select(browser.the("#mistake")).selectByIndex(1);
        int some = ids(browser).size();
        assertTrue(0 < some && some < all, some + " of " + all);
        browser.the("#clear").click();
        assertEquals(all, ids(browser).size());
    }

    @Test
    void theListOfMisconceptionsShowsOneInTheTable(Browser browser, Pages pages) {
        browser.open(pages.file(new Page("en", Page.OF_CLASS)));
        WebElement mistake = browser.the(".mistakes li");
        int reports = mistake.findElements(By.cssSelector(".links a")).size();
        mistake.findElement(By.cssSelector("button")).click();
        assertEquals(reports, ids(browser).size());
    }

    @Test
    void whatComesAfterTheFirstRowsIsShownWhenAskedFor(@TempDir Path temp, Browser browser, Pages pages)
            throws IOException {
        String page = Files.readString(pages.file(new Page("en", Page.OF_CLASS)));
        assertTrue(page.contains("data-limit=\"250\""));
        browser.open(
                Files.writeString(temp.resolve("index.html"), page.replace("data-limit=\"250\"", "data-limit=\"10\"")));
        assertEquals(10, ids(browser).size());
        browser.the("#more").click();
        assertEquals(browser.all("#submissions tbody tr").size(), ids(browser).size());
        assertFalse(browser.the("#more").isDisplayed());
    }

    private static List<Double> marks(Browser browser) {
        return texts(browser, "td.num").stream()
                .map(mark -> Double.valueOf(mark.replace(',', '.')))
                .toList();
    }

    private static List<String> ids(Browser browser) {
        return texts(browser, "td.id");
    }

    /** Of the rows that are shown, in the order in which they are. */
    private static List<String> texts(Browser browser, String cell) {
        List<?> found = browser.ask(
                List.class,
                "return [...document.querySelectorAll('#submissions tbody tr')].filter(r => r.checkVisibility())"
                        + ".map(r => r.querySelector(arguments[0]).textContent.trim())",
                cell);
        return found.stream().map(String::valueOf).toList();
    }
}
