package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A page opens from its file, whole, and asks for nothing else. */
@InBrowser
class OpeningTest {

    /** In bytes: so that a report can be mailed, and uploaded wherever a course keeps them. */
    private static final long LARGEST = 250_000;

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#all")
    void theBrowserHasNothingToComplainOf(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        assertEquals(List.of(), browser.messages());
        assertEquals(page.language(), browser.ask(String.class, "return document.documentElement.lang"));
        assertEquals(
                0L, browser.ask(Long.class, "return performance.getEntriesByType('resource').length"), "files loaded");
    }

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void noReportIsTooLarge(String language, Pages pages) throws IOException {
        List<Path> reports = pages.reports(language);
        assertTrue(reports.size() >= 40, "only " + reports.size());
        for (Path report : reports) {
            assertTrue(Files.size(report) < LARGEST, Files.size(report) + " bytes: " + report);
        }
    }

    @ParameterizedTest
    @FieldSource("grundy.grader.browser.Pages#LANGUAGES")
    void andTheLargestListsAHundredWrongAnswersOfEachLongCheck(String language, Browser browser, Pages pages) {
        browser.open(pages.file(new Page(language, StudentClass.THROWS)));
        List<?> rows = browser.ask(
                List.class,
                "return [...document.querySelectorAll('.wrongs')].map(t => t.querySelectorAll(':scope > tbody > tr > th').length)");
        assertEquals(List.of(31L, 100L, 100L, 100L), rows);
    }
}
