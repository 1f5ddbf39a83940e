package grundy.reports;

import grundy.grader.result.Report;
import java.io.IOException;
import java.io.Writer;
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

    /** Reads the templates of the page and all that they import; a fault in one is told when the page is made. */
    void readAhead() {
        try {
            templates.render("report.ftlh", Map.of(), Writer.nullWriter());
        } catch (IOException e) {
            // With nothing to tell, it ends where the imports do.
        }
    }
}
