package grundy.grader.exercisefile;

/** What stands in a file or a path, as a part of a line. */
final class Quoted {

    private static final int MOST = 60;

    private Quoted() {}

    /** Its beginning, on one line. */
    static String cut(String text) {
        String line = oneLine(text);
        if (line.length() <= MOST) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(MOST - 1)) ? MOST - 1 : MOST;
        return line.substring(0, end) + "\u2026";
    }

    /** The whole of it, with nothing in it that would end a line or steer a terminal. */
    static String oneLine(String text) {
        return text.replaceAll("[\\p{C}\\p{Zl}\\p{Zp}]", "?");
    }
}
