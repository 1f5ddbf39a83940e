package grundy.grader.submission;

import java.util.regex.Pattern;

/** A source in C++ without its comments and literals, in which words mean nothing. Good enough to look for a word of code. */
final class CppCode {

    private static final Pattern MAIN = Pattern.compile("\\bmain\\s*\\(");

    private final String text;
    private final StringBuilder code = new StringBuilder();
    private int at;

    private CppCode(String text) {
        this.text = text;
    }

    /** Whether a program starts in this source, as far as one can tell without a compiler. */
    static boolean hasMain(String text) {
        var code = new CppCode(text);
        code.read();
        return MAIN.matcher(code.code).find();
    }

    private void read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith("//", at)) {
                skipTo("\n");
            } else if (text.startsWith("/*", at)) {
                at += 2;
                skipTo("*/");
            } else if (c == '"' || c == '\'') {
                skipLiteral(c);
            } else {
                code.append(c);
                at++;
            }
        }
    }

    private void skipTo(String end) {
        int found = text.indexOf(end, at);
        at = found < 0 ? text.length() : found + end.length();
        code.append(' ');
    }

    /** A literal ends with its line at the latest: what looks like one may separate digits. */
    private void skipLiteral(char mark) {
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == mark || c == '\n') {
                at++;
                break;
            }
        }
        code.append(' ');
    }
}
