package grundy.reports;

import grundy.grader.result.Report;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * {@code index.html}: one self-contained page that needs no network, and can be read where no script runs. A script plays the
 * disputed positions with the reader.
 */
record HtmlPage(Templates templates, Language language, String toolVersion) {

    String render(Report report) throws BrokenTemplateException {
        return render(report, Optional.empty());
    }

    /** The page, which loads itself anew where it is open and another state is announced beside it. */
    String render(Report report, Optional<FreshMark> state) throws BrokenTemplateException {
        Map<String, Object> model = new HashMap<>(Say.variables(language));
        model.putAll(InlineScript.of(templates, "board.js").variables());
        model.putAll(Map.of("report", report, "page", PageView.of(report), "version", toolVersion));
        if (state.isPresent()) {
            model.put("fresh", state.get().variables(InlineScript.of(templates, "fresh.js")));
        }
        return templates.render("report.ftlh", model);
    }
}
