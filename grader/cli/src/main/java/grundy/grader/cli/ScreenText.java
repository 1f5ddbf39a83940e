package grundy.grader.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.utils.WCWidth;

/** Text by the columns that a terminal gives it: a letter of East Asia or an emoji has two, an accent that combines none. */
final class ScreenText {

    private static final String CUT = "...";

    /** Asks for the picture of what stands before it, which is often twice as wide. */
    private static final int PICTURE_SELECTOR = 0xFE0F;

    private ScreenText() {}

    /** How many columns a text takes, or a few less where a terminal joins what it is made of. */
    static int width(String text) {
        return text.codePoints().map(ScreenText::width).sum();
    }

    private static int width(int codePoint) {
        return codePoint == PICTURE_SELECTOR ? 1 : Math.max(0, WCWidth.wcwidth(codePoint));
    }

    /** The text, or the beginning of it with dots behind. */
    static String fitted(String text, int columns) {
        return width(text) <= columns
                ? text
                : text.substring(0, lengthWithin(text, columns - CUT.length())).stripTrailing() + CUT;
    }

    /** The text, or the end of it with dots before. */
    static String fittedEnd(String text, int columns) {
        int from = 0;
        while (width(text.substring(from)) > columns - CUT.length()) {
            from = text.offsetByCodePoints(from, 1);
        }
        return width(text) <= columns ? text : CUT + text.substring(from);
    }

    /** The text, or the beginning of it, with a second text behind it that is always whole. */
    static String fittedBefore(String text, String last, int columns) {
        return fitted(text, columns - width(last) - 1) + " " + last;
    }

    /** Numbers in a row. */
    static String joined(List<Integer> numbers, String between) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
    }

    /** With blanks behind it. */
    static String left(String text, int columns) {
        return text + " ".repeat(Math.max(0, columns - width(text)));
    }

    /** With blanks before it. */
    static String right(String text, int columns) {
        return " ".repeat(Math.max(0, columns - width(text))) + text;
    }

    /** Broken at blanks into lines; what is more than the last of them can hold is cut there. */
    static List<String> wrapped(String text, int columns, int lines) {
        var wrapped = new ArrayList<String>();
        String rest = text.strip();
        while (width(rest) > columns && wrapped.size() < lines - 1) {
            int end = breakWithin(rest, columns);
            wrapped.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end).stripLeading();
        }
        wrapped.add(fitted(rest, columns));
        return wrapped;
    }

    /** After the last blank that lets a line fit, or in the middle of a long word. */
    private static int breakWithin(String text, int columns) {
        int fits = lengthWithin(text, columns);
        int blank = text.lastIndexOf(' ', fits);
        return blank > 0 ? blank : fits;
    }

    private static int lengthWithin(String text, int columns) {
        int length = 0;
        int taken = 0;
        while (length < text.length()) {
            int codePoint = text.codePointAt(length);
            taken += width(codePoint);
            if (taken > columns) {
                return length;
            }
            length += Character.charCount(codePoint);
        }
        return length;
    }
}
