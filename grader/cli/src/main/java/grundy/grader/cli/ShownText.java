package grundy.grader.cli;

/** Text on its way to a terminal. */
final class ShownText {

    private static final int MAX_LINE = 400;

    /** More is not even looked at: an answer may have megabytes. */
    private static final int MAX_READ = 10 * MAX_LINE;

    private ShownText() {}

    /** Text that a student may have chosen: one line, without control characters, which could drive the terminal. */
    static String of(String text) {
        String head = text.substring(0, Math.min(text.length(), MAX_READ));
        String plain = head.replaceAll("\\R\\s*", " ").replaceAll("[\\p{Cc}\\p{Cf}]", "\uFFFD");
        return plain.length() <= MAX_LINE ? plain : plain.substring(0, MAX_LINE) + "...";
    }
}
