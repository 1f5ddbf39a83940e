package grundy.reports.sheet;

/** Text for a cell of our own: one line, cut, and nothing in it that cannot be written or seen. */
final class CellText {

    private static final int MAX = 300;

    private CellText() {}

    static String of(String text) {
        return of(text, MAX);
    }

    static String of(String text, int max) {
        StringBuilder cell = new StringBuilder();
        text.codePoints().limit(max).forEach(c -> cell.appendCodePoint(shown(c)));
        boolean cut = text.codePointCount(0, text.length()) > max;
        return cut ? cell.append('\u2026').toString() : cell.toString();
    }

    private static int shown(int c) {
        boolean lineEnd = c == '\n' || c == '\r' || c == 0x85 || c == 0x2028 || c == 0x2029;
        if (lineEnd || c == '\t') {
            return ' ';
        }
        boolean turnsDirection = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
        boolean unwritable = Character.getType(c) == Character.SURROGATE || (c & 0xFFFE) == 0xFFFE;
        return Character.isISOControl(c) || turnsDirection || unwritable ? 0xFFFD : c;
    }
}
