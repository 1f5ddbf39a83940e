package grundy.reports;

import grundy.grader.result.Report;
import java.util.Optional;

/** Pages made with the built-in templates. */
final class Pages {

    private Pages() {}

    private static final HtmlPage BUILT_IN = builtIn();

    static String html(Report report) {
        try {
            return BUILT_IN.render(report);
        } catch (BrokenTemplateException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    private static HtmlPage builtIn() {
        try {
            return new HtmlPage(Templates.load(Optional.empty()), "1.0.0");
        } catch (BrokenTemplateException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    static Xml parsed(Report report) {
        return Xml.parse(html(report));
    }
}
