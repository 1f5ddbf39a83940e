package grundy.grader.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Looks for breaches of the WCAG and of good practice in the page that is open, with axe-core. */
final class Axe {

    private static final String SCRIPT = read("/axe.min.js");

    private Axe() {}

    /** All rules, those of good practice too. One line for each element that breaks one. */
    static List<String> violations(Browser browser) {
        return run(browser, "{}");
    }

    /** Contrasts alone (WCAG 2, AA): what another palette can break. */
    static List<String> lowContrasts(Browser browser) {
        return run(browser, "{runOnly: ['color-contrast']}");
    }

    private static List<String> run(Browser browser, String options) {
        browser.run("if (!window.axe) (0, eval)(arguments[0])", SCRIPT);
        List<?> found = browser.ask(
                List.class,
                "return axe.run(document, Object.assign({resultTypes: ['violations']}, " + options + ")).then(r =>"
                        + " r.violations.flatMap(v => v.nodes.map(n => `${v.id}: ${v.help}: ${n.html} ${n.failureSummary}`)))");
        return found.stream().map(String::valueOf).toList();
    }

    private static String read(String resource) {
        try (InputStream in = Axe.class.getResourceAsStream(resource)) {
            return new String(Objects.requireNonNull(in, resource).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
