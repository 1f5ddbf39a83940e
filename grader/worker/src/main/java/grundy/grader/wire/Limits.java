package grundy.grader.wire;

/** How much either side reads before it calls the other broken. */
public final class Limits {

    /** The version of the protocol. */
    public static final int VERSION = 2;

    /** Bytes in one frame: 32 MiB, enough for the classes of a large submission. */
    public static final int FRAME = 32 << 20;

    /** Bytes in one frame that a solution's process may send: 1 MiB, enough for the longest answer. */
    public static final int ANSWER = 1 << 20;

    /** Bytes of the student's output that are kept of each stream; the rest is counted. */
    public static final int CAPTURED_OUTPUT = 64 << 10;

    /** Characters of an exception's message, of a line of its trace and of a class's name that are kept. */
    public static final int MESSAGE = 500;

    /** Lines of an exception's trace that are kept. */
    public static final int TRACE_LINES = 8;

    /** Elements of all lists of one answer together. */
    public static final int LIST = 10_000;

    /** How deep lists and optional values may be nested in an answer. */
    public static final int DEPTH = 4;

    /** Characters of a text in an answer. */
    public static final int TEXT = 10_000;

    /** Compiler errors that are kept. */
    public static final int DIAGNOSTICS = 100;

    /** Characters of a compiler error's message that are kept. */
    public static final int DIAGNOSTIC_MESSAGE = 4_000;

    private Limits() {}

    /**
     * Cuts a text that is too long.
     *
     * @param text any text
     * @param characters how many {@code char}s are kept, at least 1
     * @return the text, or its beginning followed by an ellipsis within that length; no surrogate pair is split
     */
    public static String cut(String text, int characters) {
        if (text.length() <= characters) {
            return text;
        }
        int end = characters - 1;
        if (end > 0 && Character.isHighSurrogate(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end) + "\u2026";
    }
}
