package grundy.reports;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;

/** A script inside a page, and its hash, which the page names so that a browser runs this script and no other. */
record InlineScript(String text, String hash) {

    static InlineScript of(Templates templates, String name) throws BrokenTemplateException {
        String text = templates.text(name);
        return new InlineScript(text, sha256(text));
    }

    /** The variables of a template: {@code script}, which is not escaped, and {@code scriptHash}. */
    Map<String, Object> variables() {
        return Map.of("script", Templates.asIs(text), "scriptHash", hash);
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
