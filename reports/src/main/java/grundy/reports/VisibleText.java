package grundy.reports;

import java.util.Locale;

/**
 * Makes what cannot be seen in a page visible: control characters as their pictures, marks that turn the direction of
 * text as their number. Escaping is Freemarker's part.
 */
final class VisibleText {

    private static final int CONTROL_PICTURES = 0x2400;
    private static final int PICTURE_OF_DELETE = 0x2421;

    private VisibleText() {}

    static String of(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder visible = new StringBuilder(text.length());
        text.replace("\r\n", "\n").codePoints().forEach(c -> append(visible, c));
        return visible.toString();
    }

    /** Most texts of a page are. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ' || text.charAt(i) >= 0x7F) {
                return false;
            }
        }
        return true;
    }

    /** Whether a reader would see anything of the text. */
    static boolean showsSomething(String text) {
        return of(text).codePoints()
                .anyMatch(c -> !Character.isWhitespace(c)
                        && !Character.isSpaceChar(c)
                        && Character.getType(c) != Character.FORMAT);
    }

    private static void append(StringBuilder visible, int c) {
        if (c == '\n' || c == '\t') {
            visible.append((char) c);
        } else if (c < ' ') {
            visible.append((char) (CONTROL_PICTURES + c));
        } else if (c == 0x7F) {
            visible.append((char) PICTURE_OF_DELETE);
        } else if (turnsDirection(c) || c == 0x2028 || c == 0x2029) {
            visible.append(String.format(Locale.ROOT, "\u27E8U+%04X\u27E9", c));
        } else if ((c > 0x7F && c < 0xA0) || (c & 0xFFFE) == 0xFFFE) {
            visible.append('\uFFFD');
        } else {
            visible.appendCodePoint(c);
        }
    }

    /** Embeddings, overrides and isolates; the plain marks for right and left stay, since names need them. */
    private static boolean turnsDirection(int c) {
        return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    }
}
