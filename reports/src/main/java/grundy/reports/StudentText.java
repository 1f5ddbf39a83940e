package grundy.reports;

/**
 * Text that a student may have chosen, cut to a length that a report can bear. Every text of a report goes through here,
 * in each format at the one place that writes text.
 *
 * @param text as it came
 * @param limit how many UTF-16 units are kept at most
 */
record StudentText(String text, int limit) {

    /** For what stands on a line or two: names, messages, answers. */
    static final int LINE = 1_000;

    /** For an answer that is one of hundreds in a list. */
    static final int CELL = 160;

    /** For what the solution printed, in the page; the JSON keeps all that the grader kept. */
    static final int SCREEN = 8_000;

    /** Nothing in a report is longer. */
    static final int MAX = 1 << 17;

    private static final char REPLACEMENT = '\uFFFD';

    static String cut(String text) {
        return new StudentText(text, LINE).cut();
    }

    /** For a cell of a table with thousands of rows: the beginning alone. */
    static String brief(String text, int limit) {
        return text.length() <= limit
                ? withoutLoneSurrogates(text)
                : withoutLoneSurrogates(beginning(text, limit)) + "\u2026";
    }

    /** The beginning of the text, and how long it was where something is missing; no half of a surrogate pair. */
    String cut() {
        if (text.length() <= limit) {
            return withoutLoneSurrogates(text);
        }
        return withoutLoneSurrogates(beginning(text, limit)) + "\u2026 (cut; " + text.length() + " characters in all)";
    }

    private static String beginning(String text, int limit) {
        return text.substring(0, Character.isHighSurrogate(text.charAt(limit - 1)) ? limit - 1 : limit);
    }

    private static String withoutLoneSurrogates(String text) {
        if (!hasSurrogates(text)) {
            return text;
        }
        StringBuilder clean = new StringBuilder(text.length());
        text.codePoints().forEach(c -> clean.appendCodePoint(isSurrogate(c) ? REPLACEMENT : c));
        return clean.toString();
    }

    /** Nearly no text has any, and a page has thousands of texts. */
    private static boolean hasSurrogates(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Character.isSurrogate(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSurrogate(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
