package grundy.grader.browser;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.Color;

/** Who reads in the dark has asked for light letters on dark paper; {@link AccessibilityTest} sees to their contrast. */
@InBrowser
class DarkTest {

    @ParameterizedTest
    @MethodSource("grundy.grader.browser.Page#english")
    void paperIsDarkAndInkIsLightWhereThatIsPreferred(Page page, Browser browser, Pages pages) {
        browser.open(pages.file(page));
        assertTrue(lightness(browser, "background-color") > 0.9);
        assertTrue(lightness(browser, "color") < 0.2);
        browser.dark();
        assertTrue(lightness(browser, "background-color") < 0.2);
        assertTrue(lightness(browser, "color") > 0.8);
    }

    /** From 0, black, to 1, white. */
    private static double lightness(Browser browser, String property) {
        WebElement body = browser.the("body");
        var color = Color.fromString(String.valueOf(body.getCssValue(property))).getColor();
        return (color.getRed() + color.getGreen() + color.getBlue()) / (3 * 255.0);
    }
}
