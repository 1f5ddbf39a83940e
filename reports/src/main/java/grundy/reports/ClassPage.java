package grundy.reports;

import grundy.grader.result.ClassReport;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;

/**
 * {@code index.html} of a class: one self-contained page that needs no network. A script sorts and filters its table; the
 * page names the script's hash, so that a browser runs this script and no other.
 */
record ClassPage(Templates templates, Language language, String toolVersion) {

    void write(ClassReport report, Writer out) throws IOException {
        String script = templates.text("class.js");
        Map<String, Object> model = new HashMap<>(Say.variables(language));
        model.putAll(Map.of(
                "report",
                report,
                "page",
                ClassView.of(report),
                "version",
                toolVersion,
                "script",
                Templates.asIs(script),
                "scriptHash",
                sha256(script)));
        templates.render("class.ftlh", model, out);
    }

    private static String sha256(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(hash);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
