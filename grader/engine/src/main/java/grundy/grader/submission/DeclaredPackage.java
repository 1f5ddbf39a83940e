package grundy.grader.submission;

/**
 * The package that a source declares, read with tolerance: comments and annotations before it are skipped, and nothing
 * else is understood. What a compiler makes of the source is checked again, so a miss here costs a later message only.
 *
 * <p>By hand, not by a pattern: repeated groups of {@code java.util.regex} use the stack, and a comment may be long.
 */
final class DeclaredPackage {
    private static final char END = '\0';

    private final String source;
    private int at;

    private DeclaredPackage(String source) {
        this.source = source;
    }

    /** The name, empty where none is declared. */
    static String of(String source) {
        return new DeclaredPackage(source).read();
    }

    private String read() {
        skipBlanks();
        while (peek() == '@') {
            skipAnnotation();
        }
        return word().equals("package") ? name() : "";
    }

    private void skipAnnotation() {
        at++;
        name();
        if (peek() == '(') {
            skipParentheses();
        }
        skipBlanks();
    }

    /** Words with dots between them, and blanks and comments anywhere, as the language allows. */
    private String name() {
        StringBuilder name = new StringBuilder();
        skipBlanks();
        String word = word();
        while (!word.isEmpty()) {
            name.append(word);
            skipBlanks();
            word = "";
            if (peek() == '.') {
                at++;
                skipBlanks();
                word = word();
                name.append(word.isEmpty() ? "" : ".");
            }
        }
        return name.toString();
    }

    private void skipParentheses() {
        int depth = 0;
        do {
            switch (peek()) {
                case '(' -> depth++;
                case ')' -> depth--;
                case '"', '\'' -> skipQuoted(peek());
                case '/' -> skipComment();
                default -> {}
            }
            at++;
        } while (depth > 0 && at < source.length());
    }

    private void skipQuoted(char quote) {
        do {
            at += peek() == '\\' ? 2 : 1;
        } while (at < source.length() && peek() != quote && peek() != '\n');
    }

    private void skipBlanks() {
        int before;
        do {
            before = at;
            while (at < source.length() && Character.isWhitespace(peek())) {
                at++;
            }
            at = skipComment() ? at + 1 : at;
        } while (at > before);
    }

    /** Goes to the last character of the comment that starts here, where one does. */
    private boolean skipComment() {
        boolean block = source.startsWith("/*", at);
        if (!block && !source.startsWith("//", at)) {
            return false;
        }
        int end = block ? source.indexOf("*/", at + 2) + 1 : source.indexOf('\n', at);
        at = end <= 0 ? source.length() : end;
        return true;
    }

    private String word() {
        int start = at;
        while (at < source.length() && Character.isJavaIdentifierPart(peek())) {
            at++;
        }
        return source.substring(Math.min(start, source.length()), Math.min(at, source.length()));
    }

    private char peek() {
        return at < source.length() ? source.charAt(at) : END;
    }
}
