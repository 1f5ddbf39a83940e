package grundy.reports;

import grundy.grader.result.Report;
import java.util.HashMap;
import java.util.Map;

/**
 * {@code index.html}: one self-contained page that needs no network, and can be read where no script runs. A script plays the
 * disputed positions with the reader.
 */
record HtmlPage(Templates templates, Language language, String toolVersion) {

    String render(Report report) throws BrokenTemplateException {
        Map<String, Object> model = new HashMap<>(Say.variables(language));
        model.putAll(InlineScript.of(templates, "board.js").variables());
        model.putAll(Map.of("report", report, "page", PageView.of(report), "version", toolVersion));
        return templates.render("report.ftlh", model);
    }
}
