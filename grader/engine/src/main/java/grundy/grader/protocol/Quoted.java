package grundy.grader.protocol;

import java.util.List;

/** Text that a program printed, as it may stand in a message. */
final class Quoted {

    private static final int LONGEST = 80;

    private Quoted() {}

    /** In quotation marks, short, on one line, without characters that drive a terminal or turn the writing direction. */
    static String of(String line) {
        String start = line.length() <= LONGEST ? line : line.substring(0, LONGEST);
        String plain = start.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029]", "\uFFFD");
        return "\"" + plain + (line.length() <= LONGEST ? "" : "...") + "\"";
    }

    /** The lines that are not blank, without white space at their ends; a byte order mark is white space too. */
    static List<String> linesOf(String text) {
        String unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
        return unmarked.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    }
}
