package grundy.grader.browser;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A browser and its driver, as the system has installed them.
 *
 * @param browser the browser's program
 * @param driver the program that drives it
 */
record InstalledBrowser(Path browser, Path driver) {

    private static final List<String> BROWSERS = List.of("chromium", "chromium-browser", "google-chrome");

    /** Whether the tests must run: without a browser they fail then, and otherwise are skipped. */
    static boolean isRequired() {
        return "required".equals(System.getProperty("grundy.browser"));
    }

    /** What is on the PATH; nothing is ever downloaded. */
    static Optional<InstalledBrowser> find() {
        Optional<Path> browser =
                BROWSERS.stream().flatMap(InstalledBrowser::onThePath).findFirst();
        Optional<Path> driver = onThePath("chromedriver").findFirst();
        return browser.flatMap(b -> driver.map(d -> new InstalledBrowser(b, d)));
    }

    private static Stream<Path> onThePath(String program) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable);
    }
}
