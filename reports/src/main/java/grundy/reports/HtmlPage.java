package grundy.reports;

import grundy.grader.result.Report;
import java.util.Map;

/** {@code index.html}: one self-contained page that needs no network and no script. */
record HtmlPage(Templates templates, String toolVersion) {

    String render(Report report) throws BrokenTemplateException {
        return templates.render(
                "report.ftlh", Map.of("report", report, "page", PageView.of(report), "version", toolVersion));
    }
}
