package grundy.grader.submission;

import java.util.Locale;

/** Names and contents of a submission as they may stand in one line: no control characters, no endless text. */
public final class Shown {
    private static final int LONGEST = 300;

    private Shown() {}

    /** A text in one line, shortened in its middle where it is very long. */
    public static String of(Object value) {
        StringBuilder out = new StringBuilder();
        shortened(value.toString()).codePoints().forEach(c -> append(out, c));
        return out.toString();
    }

    /** The end of a path says more than its middle. */
    private static String shortened(String text) {
        if (text.length() <= LONGEST) {
            return text;
        }
        return text.substring(0, LONGEST / 2) + "..." + text.substring(text.length() - LONGEST / 2);
    }

    private static void append(StringBuilder out, int codePoint) {
        if (isSafe(codePoint)) {
            out.appendCodePoint(codePoint);
        } else {
            out.append(String.format(Locale.ROOT, "\\u%04x", codePoint));
        }
    }

    private static boolean isSafe(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR ->
                false;
            // Joiners hold emoji and some scripts together; the other format characters turn the writing direction.
            case Character.FORMAT -> codePoint == 0x200C || codePoint == 0x200D;
            default -> true;
        };
    }
}
