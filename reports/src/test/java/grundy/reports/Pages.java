package grundy.reports;

import grundy.grader.result.ClassReport;
import grundy.grader.result.Report;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.w3c.dom.Element;

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
            return new HtmlPage(Templates.load(Optional.empty()), Language.english(), "1.0.0");
        } catch (BrokenTemplateException e) {
            throw new AssertionError(e.getMessage(), e);
        }
    }

    static String html(ClassReport report) {
        StringWriter page = new StringWriter();
        try {
            new ClassPage(BUILT_IN.templates(), BUILT_IN.language(), BUILT_IN.toolVersion()).write(report, page);
        } catch (IOException e) {
            throw new AssertionError(e.getMessage(), e);
        }
        return page.toString();
    }

    static Xml parsed(ClassReport report) {
        return Xml.parse(html(report));
    }

    static Xml parsed(Report report) {
        return Xml.parse(html(report));
    }

    /** What each cell of a row says. */
    static List<String> cells(Element row) {
        return IntStream.range(0, row.getChildNodes().getLength())
                .mapToObj(row.getChildNodes()::item)
                .filter(Element.class::isInstance)
                .map(cell -> Xml.text((Element) cell))
                .toList();
    }
}
