package grundy.grader.browser;

import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogEntry;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A headless browser, and what a reader may have set in it. */
final class Browser implements AutoCloseable {

    /** As wide as most laptops show a window. */
    private static final int WIDE = 1100;

    /** The narrowest screen that pages are made for: WCAG 2.1, 1.4.10. */
    static final int NARROW = 320;

    /** 210 mm less the margins of 16 mm on both sides, in pixels of 1/96 inch. */
    private static final int SHEET = 673;

    private static final int HIGH = 900;

    /** Warns that there are no classes for just this version of the browser, which nothing here needs. */
    private static final Logger VERSIONS = Logger.getLogger("org.openqa.selenium.devtools.CdpVersionFinder");

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    static Browser start(InstalledBrowser installed) {
        VERSIONS.setLevel(Level.SEVERE);
        var service = new ChromeDriverService.Builder()
                .usingDriverExecutable(installed.driver().toFile())
                .build();
        return new Browser(new ChromeDriver(service, options(installed.browser())));
    }

    private static ChromeOptions options(Path program) {
        var logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        var options = new ChromeOptions();
        options.setBinary(program.toFile());
        // Its own sandbox does not start as root, as which tests often run; the pages are ours.
        options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking");
        options.setCapability("goog:loggingPrefs", logs);
        return options;
    }

    /** As if just started: wide, light, with scripts, by mouse, on an empty page. */
    void reset() {
        driver.get("about:blank");
        scripts(true);
        wide();
        touch(false);
        media("", "light");
        messages();
    }

    void open(Path page) {
        driver.get(page.toUri().toString());
    }

    void wide() {
        screen(WIDE, false);
    }

    void narrow() {
        screen(NARROW, true);
    }

    private void screen(int width, boolean mobile) {
        devTools(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", HIGH, "deviceScaleFactor", 1, "mobile", mobile));
    }

    void dark() {
        media("", "dark");
    }

    void paper() {
        media("print", "light");
    }

    /** A sheet of A4, as wide as its text. */
    void sheet() {
        paper();
        screen(SHEET, false);
    }

    /** A printer, and a reader who prefers the dark. */
    void darkPaper() {
        media("print", "dark");
    }

    private void media(String media, String scheme) {
        devTools(
                "Emulation.setEmulatedMedia",
                Map.of("media", media, "features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** From the next page on. */
    void scripts(boolean allowed) {
        devTools("Emulation.setScriptExecutionDisabled", Map.of("value", !allowed));
    }

    void touch(boolean on) {
        devTools("Emulation.setTouchEmulationEnabled", Map.of("enabled", on, "maxTouchPoints", 1));
    }

    /** Puts a finger on the middle of an element, and lifts it. */
    void tap(WebElement element) {
        run("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", element);
        var box = ask(
                List.class,
                "const r = arguments[0].getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
                element);
        var point = Map.of("x", box.get(0), "y", box.get(1));
        devTools("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(point)));
        devTools("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
    }

    /** The page as a PDF on A4, the way that a reader's browser prints it. */
    byte[] print() {
        Object data =
                devTools("Page.printToPDF", Map.of("preferCSSPageSize", true)).get("data");
        return Base64.getDecoder().decode(String.valueOf(data));
    }

    /** What the browser has complained of since it was last asked: errors, and breaches of the page's security policy. */
    List<String> messages() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(LogEntry::getMessage)
                .toList();
    }

    String title() {
        return String.valueOf(driver.getTitle());
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    WebElement the(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    /** Whether it takes room on the page; unlike {@code isDisplayed()}, also where a style alone unfolds what is around it. */
    boolean shows(WebElement element) {
        return ask(
                Boolean.class,
                "return arguments[0].checkVisibility() && arguments[0].getBoundingClientRect().height > 0",
                element);
    }

    /** What a script returns that the page's own policy does not bind; waits where it returns a promise. */
    <T> T ask(Class<T> type, String script, Object... arguments) {
        return type.cast(Objects.requireNonNull(driver.executeScript(script, arguments), script));
    }

    void run(String script, Object... arguments) {
        driver.executeScript(script, arguments);
    }

    void unfoldAll() {
        run("document.querySelectorAll('details').forEach(d => d.open = true)");
    }

    /** Keys for what has the focus. */
    void press(CharSequence... keys) {
        new Actions(driver).sendKeys(keys).perform();
    }

    private Map<String, Object> devTools(String command, Map<String, Object> parameters) {
        return driver.executeCdpCommand(command, parameters);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
