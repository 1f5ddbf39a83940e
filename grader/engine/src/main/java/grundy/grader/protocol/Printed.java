package grundy.grader.protocol;

import java.util.List;

/** Text that a program printed. */
public final class Printed {

    private static final int LONGEST_QUOTE = 80;

    private Printed() {}

    /**
     * As it may stand in a message: short, on one line, without characters that drive a terminal or turn the writing direction.
     *
     * @param longest how many UTF-16 units are kept at most
     */
    public static String plain(String text, int longest) {
        String start = text.length() <= longest ? text : text.substring(0, longest);
        String plain = start.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029]", "\uFFFD");
        return text.length() <= longest ? plain : plain + "...";
    }

    /** The same, in quotation marks, and shorter. */
    static String quoted(String line) {
        return "\"" + plain(line, LONGEST_QUOTE) + "\"";
    }

    /** The lines that are not blank, without white space at their ends; a byte order mark is white space too. */
    static List<String> lines(String text) {
        String unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return unmarked.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    }
}
