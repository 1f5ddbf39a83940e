package grundy.reports;

import grundy.grader.result.ClassReport;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;

/** {@code index.html} of a class: one self-contained page that needs no network. A script sorts and filters its table. */
record ClassPage(Templates templates, Language language, String toolVersion) {

    void write(ClassReport report, Writer out) throws IOException {
        Map<String, Object> model = new HashMap<>(Say.variables(language));
        model.putAll(InlineScript.of(templates, "class.js").variables());
        model.putAll(Map.of("report", report, "page", ClassView.of(report), "version", toolVersion));
        templates.render("class.ftlh", model, out);
    }
}
